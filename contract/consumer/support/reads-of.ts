type Element<T> = T extends readonly (infer Item)[] ? Item : T;
type Inner<T> = Element<NonNullable<T>>;

/** Names of fields whose value is taken whole: no object, or a list of such values. */
type ValueField<T> = {
  [Key in keyof T & string]: Inner<T[Key]> extends object ? never : Key;
}[keyof T & string];

/** Names of fields in which other fields are read. */
type ObjectField<T> = {
  [Key in keyof T & string]: Inner<T[Key]> extends object ? Key : never;
}[keyof T & string];

/** What can be read of an answer: a field that the contract does not have is a type error. */
export type ReadsOf<T> = readonly (
  | ValueField<T>
  | { readonly [Key in ObjectField<T>]?: ReadsOf<Inner<T[Key]>> }
)[];
