/*
 * zod tries `new Function` when the first object schema is made, which the content security policy forbids
 * and the browser reports. Set before any schema module is evaluated; main.tsx imports this first.
 * Through the global object, where zod keeps it, because importing zod here would put it on the login page.
 */
const place = '__zod_globalConfig';
const before: unknown = Reflect.get(globalThis, place);
const config = typeof before === 'object' && before !== null ? before : {};
Reflect.set(config, 'jitless', true);
Reflect.set(globalThis, place, config);

export {};
