import { readStored, writeStored } from '../../../lib/stored.ts';

const isSwitch = (value: unknown): value is boolean => typeof value === 'boolean';

/** Whether the keys of the list are used on this device, whoever is logged in. */
export const areKeysOn = (): boolean => readStored('billKeys', isSwitch) ?? true;

export const keepKeysOn = (isOn: boolean): void => writeStored('billKeys', isOn);
