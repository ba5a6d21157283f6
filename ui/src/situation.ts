/** What a report of an error should say besides the error: the table and its number. */

export const situation = { table: "" };
