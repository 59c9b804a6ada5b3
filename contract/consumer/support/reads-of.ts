type Element<T> = T extends readonly (infer Item)[] ? Item : T;
type Inner<T> = Element<NonNullable<T>>;

/** The fields of a union are those of all its members: an answer may have several states. */
type NameIn<T> = T extends unknown ? keyof T & string : never;
type ValueAt<T, Name extends string> = T extends unknown
  ? Name extends keyof T
    ? T[Name]
    : never
  : never;

/** Names of fields whose value is taken whole: no object, or a list of such values. */
type ValueField<T> = {
  [Name in NameIn<T>]: Inner<ValueAt<T, Name>> extends object ? never : Name;
}[NameIn<T>];

/** Names of fields in which other fields are read. */
type ObjectField<T> = {
  [Name in NameIn<T>]: Inner<ValueAt<T, Name>> extends object ? Name : never;
}[NameIn<T>];

/** What can be read of an answer: a field that the contract does not have is a type error. */
export type ReadsOf<T> = readonly (
  | ValueField<T>
  | { readonly [Name in ObjectField<T>]?: ReadsOf<Inner<ValueAt<T, Name>>> }
)[];
