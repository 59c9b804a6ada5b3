import type { Texts } from '../../generated/texts.d.ts';

/** Namespaces whose keys come from answers: the codes of S8, the field names of S3. */
type DynamicNamespace = 'errors' | 'field-names';

/** The Japanese files define the namespaces and keys; after a new file, run `npm run generate`. */
export type Namespace = keyof Texts | DynamicNamespace;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Texts };
    returnNull: false;
  }
}
