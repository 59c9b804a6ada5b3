/*
 * zod tries `new Function` when the first object schema is made, which the content security policy forbids
 * and the browser reports. Set before any schema module is evaluated; main.tsx imports this first.
 * Through the global object, because importing zod here would put it on the login page.
 */
interface ZodGlobal {
  __zod_globalConfig?: { jitless?: boolean };
}

const place: ZodGlobal = globalThis as ZodGlobal;
place.__zod_globalConfig = Object.assign(place.__zod_globalConfig ?? {}, { jitless: true });

export {};
