/*
 * When zod creates the first object schema, it tries `new Function`, which the content security policy
 * forbids and the browser reports. main.tsx imports this file before all others. This file
 * sets zod's global configuration without importing zod, because zod would make the login page larger.
 */
const globalName = '__zod_globalConfig';
const earlierConfig: unknown = Reflect.get(globalThis, globalName);
const config = typeof earlierConfig === 'object' && earlierConfig !== null ? earlierConfig : {};
Reflect.set(config, 'jitless', true);
Reflect.set(globalThis, globalName, config);

export {};
