import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { ItemFormat } from '../../../generated/model/itemFormat.ts';
import type { RegisteredItemGroup } from '../../../generated/model/registeredItemGroup.ts';
import { manyItems } from '../../../e2e/support/many-items.ts';
import '../../../src/styles/tokens.css';
import '../../../src/styles/base.css';
import { ItemFields } from '../../../src/forms/items/ItemFields.tsx';
import { useItemForm } from '../../../src/forms/items/use-item-form.ts';
import { TextField } from '../../../src/forms/TextField.tsx';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { useLeaveGuard } from '../../../src/shell/flows/leave-guard.ts';
import { useDraft } from '../../../src/shell/flows/use-draft.ts';
import { SendForm } from '../../../src/shell/forms/SendForm.tsx';
import { useSendForm } from '../../../src/shell/forms/use-send-form.ts';

const count = 60;
const options = ['15', '20', '31'].map((value) => ({ value, label: `${value}日` }));

/** Sixty items that must be entered, the formats in turn, under six headings. */
const items = Object.values(ItemFormat);
const groups: RegisteredItemGroup[] = Array.from({ length: 6 }, (_, group) => ({
  groupKey: `group${group}`,
  title: `見出し${group + 1}`,
  items: Array.from({ length: count / 6 }, (__, place) => {
    const number = group * 10 + place;
    const format = items[number % items.length] ?? 'text';
    return {
      itemKey: `${format}${number}`,
      label: `項目${number + 1}（${format}）`,
      value: null,
      format,
      isEditable: true,
      isRequired: true,
      minLength: 0,
      maxLength: 200,
      options: format === 'select' ? options : [],
      helpText: '例を見て入力してください。',
    };
  }),
}));

const draftPlace = { form: 'bench', owner: 'bench' };

/** As a page would have it: with a draft that is kept, and a question before it is left. */
function Items({ given }: { given: readonly RegisteredItemGroup[] }) {
  const form60 = useItemForm(given, { sends: 'changes' });
  const form = useSendForm({
    defaultValues: form60.defaultValues,
    fields: form60.fields,
    crossRules: form60.noChange,
    nameOf: form60.nameOf,
    toInput: form60.sentItems,
    send: () => undefined,
  });
  useDraft(form, draftPlace);
  useLeaveGuard(form.formState.isDirty);
  return (
    <SendForm form={form} summary>
      <ItemFields form={form} items={form60} />
      <button type="submit">Send</button>
    </SendForm>
  );
}

/** The same fields with nothing behind them: what the browser itself costs. */
function Plain() {
  return groups.flatMap(({ items: all }) =>
    all.map(({ itemKey, label, helpText }) => (
      <TextField key={itemKey} name={itemKey} label={label} description={helpText} required />
    )),
  );
}

function Form() {
  if (location.search === '?plain') return <Plain />;
  return <Items given={location.search === '?long' ? manyItems.groups : groups} />;
}

await loadTexts('common', 'ui', 'shell', 'form', 'flow', 'validation');
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <BrowserRouter>
      <Form />
    </BrowserRouter>,
  );
