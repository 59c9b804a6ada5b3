/** The one door: every generated call passes here. */
export async function apiFetch<T>(url: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(url, init);
  return (await response.json()) as T;
}

export type ErrorType<E> = Error & { body?: E };
export type BodyType<B> = B;
