import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { callersCodes } from '../../contract/consumer/support/refusals.ts';
import { readRawPact } from '../../contract/consumer/read-raw.ts';
import { findReadFields } from '../../contract/lib/field-reads.ts';
import { codesIn, operationIdOf, pactFile, readPact } from '../../contract/lib/pact.ts';
import { inProject } from '../../contract/lib/project.ts';
import { readScreens } from '../../contract/lib/screens.ts';
import { stateDocument } from '../../contract/states/document.ts';
import { usesOfStates } from '../../contract/states/uses.ts';
import { isStateName, providerStates } from '../../contract/states/provider-states.ts';
import { operations } from '../../generated/operations.ts';
import { expectedFields, possibleFields } from './support/pact-fields.ts';

const { interactions } = readPact();
const pactOperationIds = new Set(interactions.map(({ description }) => operationIdOf(description)));
const calledOperationIds = new Set(
  readScreens(operations).flatMap(({ pageCalls, frameCalls }) => [...pageCalls, ...frameCalls]),
);
const unionOf = (sets: Iterable<Set<string>>): Set<string> => {
  const union = new Set<string>();
  for (const set of sets) for (const entry of set) union.add(entry);
  return union;
};

describe('the committed pact', () => {
  it('is the pact that the consumer tests write; otherwise run `npm run contract:pacts`', () => {
    expect(readRawPact() === readFileSync(pactFile, 'utf8')).toBe(true);
  });

  it('has every operation that a screen calls, by hook or by download', () => {
    expect(
      [...calledOperationIds].filter((operationId) => !pactOperationIds.has(operationId)),
    ).toEqual([]);
  });

  it.each([...pactOperationIds])('has every refusal that the caller of %s handles', (name) => {
    const interactionsOfOperation = interactions.filter(
      ({ description }) => operationIdOf(description) === name,
    );
    const refusedCodes = new Set(
      interactionsOfOperation.flatMap(({ response }) => codesIn(response.body?.content)),
    );
    const operation = operations.find(({ operationId }) => operationId === name);
    const handledCodes = operation ? callersCodes(operation.operationId) : ['no such operation'];
    expect(handledCodes.filter((code) => !refusedCodes.has(code))).toEqual([]);
  });
});

describe('the fields that the pact expects', () => {
  const fieldsReadByScreens = findReadFields();
  const expectedNames = unionOf(interactions.map(expectedFields));

  it('include every field that the screens read', () => {
    const possibleNames = unionOf([...pactOperationIds].map(possibleFields));
    const missingFields = [...fieldsReadByScreens].filter(
      (field) => possibleNames.has(field) && !expectedNames.has(field),
    );
    expect(missingFields).toEqual([]);
  });

  it('are only fields that the screens read', () => {
    // Pages read these fields through another type, which the type checker cannot trace back to the model.
    const untraceableFields = new Set([
      'LogoutResult.isAutoLogin',
      'DownloadUrlValid.customerName',
      'DownloadUrlValid.titleOfHonor',
      // The state of a mailed link is looked up in a table for all kinds of links.
      'PasswordSettingValid.state',
      'PasswordSettingExpired.state',
      'PasswordSettingConsumed.state',
      'RegistrationValid.state',
      'RegistrationConsumed.state',
      'RegistrationExpired.state',
      'InvoiceRegisterNumberValid.state',
      'InvoiceRegisterNumberConsumed.state',
      'InvoiceRegisterNumberExpired.state',
      // Displayed by AccountFacts, which does not import the model.
      'RegistrationConsumed.customerName',
      'RegistrationConsumed.mailAddress',
      // The choices of an issuer's item, displayed by form fields.
      'ItemOption.value',
      'ItemOption.label',
    ]);
    const unreadFields = [...expectedNames].filter(
      (field) => !fieldsReadByScreens.has(field) && !untraceableFields.has(field),
    );
    expect(unreadFields).toEqual([]);
  });
});

describe('the provider states', () => {
  it('of the pact are all defined in contract/states', () => {
    const usedStates = interactions.flatMap(({ providerStates: states }) => states);
    expect(usedStates.filter(({ name }) => !isStateName(name))).toEqual([]);
  });

  it('are used only with defined parameters', () => {
    const usedStates = interactions.flatMap(({ providerStates: states }) => states);
    const statesWithUnknownParams = usedStates.filter(({ name, params = {} }) => {
      const definedParams = isStateName(name) ? Object.keys(providerStates[name].params) : [];
      return Object.keys(params).some((param) => !definedParams.includes(param));
    });
    expect(statesWithUnknownParams).toEqual([]);
  });

  it('are documented in provider-states.md; otherwise run `npm run contract:states`', () => {
    expect(readFileSync(inProject('contract/provider-states.md'), 'utf8')).toBe(
      stateDocument(usesOfStates()),
    );
  });
});
