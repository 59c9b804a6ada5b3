type Element<T> = T extends readonly (infer Item)[] ? Item : T;
type Inner<T> = Element<NonNullable<T>>;

/** The field names of all members of a union: an answer can have several states. */
type NameIn<T> = T extends unknown ? keyof T & string : never;
type ValueAt<T, Name extends string> = T extends unknown
  ? Name extends keyof T
    ? T[Name]
    : never
  : never;

/** Names of fields with plain values, or with a list of plain values. */
type ValueField<T> = {
  [Name in NameIn<T>]: Inner<ValueAt<T, Name>> extends object ? never : Name;
}[NameIn<T>];

/** Names of fields with objects, or with a list of objects. */
type ObjectField<T> = {
  [Name in NameIn<T>]: Inner<ValueAt<T, Name>> extends object ? Name : never;
}[NameIn<T>];

/** The fields that can be read of an answer; an unknown field is a type error. */
export type ReadableFields<T> = readonly (
  | ValueField<T>
  | { readonly [Name in ObjectField<T>]?: ReadableFields<Inner<ValueAt<T, Name>>> }
)[];
