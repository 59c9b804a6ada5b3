import { readFileSync } from 'node:fs';

/** Every text in a JSON value; of HTML, the texts between its tags. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return value.split(/<[^>]*>/).map((part) => part.replaceAll(/\s+/g, ' ').trim());
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Every example anywhere in the contract. */
function examplesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
    key === 'examples' ? [child] : examplesIn(child),
  );
}

/** The issuer's texts in the contract's examples, the longest first. They are never translated (S3). */
export function issuersTexts(): string[] {
  const contract: unknown = JSON.parse(readFileSync('generated/openapi.json', 'utf8'));
  const texts = examplesIn(contract).flatMap(textsIn);
  return [...new Set(texts)]
    .filter((text) => text.length > 1 && /\p{L}/u.test(text))
    .toSorted((a, b) => b.length - a.length);
}
