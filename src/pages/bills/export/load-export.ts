import type { ComponentType } from 'react';
import { loadTexts } from '../../../i18n/i18n.ts';
import { createLoader } from '../../../lib/load-again.ts';
import type { ExportProps } from './export-props.ts';

/** Each export is loaded when its button is pressed, because few customers need it. */
const exportLoaders = {
  csv: createLoader(async () => loadTextsFor((await import('./CsvExport.tsx')).CsvExport)),
  print: createLoader(async () => loadTextsFor((await import('./PrintExport.tsx')).PrintExport)),
};

export type ExportKind = keyof typeof exportLoaders;

async function loadTextsFor(
  Export: ComponentType<ExportProps>,
): Promise<ComponentType<ExportProps>> {
  await loadTexts('bill-export');
  return Export;
}

/** @throws Error if the chunk cannot be loaded; the next press tries again */
export const loadExport = (kind: ExportKind): Promise<ComponentType<ExportProps>> =>
  exportLoaders[kind].load();
