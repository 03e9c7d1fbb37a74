#!/bin/sh
# Every rule of rule_ids.txt has a test named after it, and no test names another rule.
# R4.1 is tested by functions called R4_1_...
folder=$1
wrong=0

for id in $(grep -v '^#' "$folder/rule_ids.txt"); do
    name=$(echo "$id" | tr . _)
    if ! grep -q "^static void ${name}_[a-z]" "$folder"/*_test.c; then
        echo "$id has no test"
        wrong=1
    fi
done

for name in $(sed -nE 's/^static void ([RS][0-9]+(_[0-9]+)?)_.*/\1/p' "$folder"/*_test.c | sort -u); do
    if ! grep -qx "$(echo "$name" | tr _ .)" "$folder/rule_ids.txt"; then
        echo "tests are named after $name, which is no rule"
        wrong=1
    fi
done

exit $wrong
