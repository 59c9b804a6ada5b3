/*
 * When zod creates the first object schema, it tries `new Function`, which the content security policy
 * forbids and the browser reports. main.tsx imports this file first, before any schema is created. This file
 * sets zod's global configuration without importing zod, because zod would make the login page larger.
 */
const place = '__zod_globalConfig';
const before: unknown = Reflect.get(globalThis, place);
const config = typeof before === 'object' && before !== null ? before : {};
Reflect.set(config, 'jitless', true);
Reflect.set(globalThis, place, config);

export {};
