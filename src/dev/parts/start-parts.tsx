import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';
import { currentLanguage, loadTexts } from '../../i18n/i18n.ts';
import { getBasePath } from '../../lib/base-path.ts';
import { DialogHost } from '../../shell/messages/DialogHost.tsx';
import { ItemPartsPage } from './ItemPartsPage.tsx';
import { FormParts } from './FormParts.tsx';
import { UiParts } from './UiParts.tsx';
import { useState } from 'react';
import { Countdown, SendAgain, useCountdown } from '../../shell/flows/SendAgain.tsx';
import { EntrySummary } from '../../shell/flows/EntrySummary.tsx';
import { MailHelp } from '../../shell/flows/MailHelp.tsx';
import { StepIndicator } from '../../shell/flows/StepIndicator.tsx';
import { useFlowSteps } from '../../shell/flows/use-flow-steps.ts';
import { confirmDialog } from '../../shell/messages/dialog-store.ts';
import { Button } from '../../ui/Button.tsx';
import { Part } from './UiParts.tsx';
import styles from './PartsPage.module.css';

const stepNames = ['メールアドレスの登録', '規約の確認', 'お客さま情報の登録', '完了'];

const summaryRows = [
  { name: 'phone', label: '電話番号', value: '03-1234-5678' },
  { name: 'fax', label: 'FAX番号', value: '' },
  { name: 'address', label: '住所', value: '大阪市北区梅田1-1', oldValue: '東京都千代田区1-1' },
  { name: 'note', label: '備考', value: '', oldValue: '毎月末に\n確認します。' },
];

function CountdownExample() {
  const secondsLeft = useCountdown(180);
  return (
    <p>
      <Countdown remainingSeconds={secondsLeft} />
    </p>
  );
}

function FlowStepsExample() {
  const { step, showConfirmation, returnToEntries, showCompletion, headingRef } = useFlowSteps();
  return (
    <>
      <h3 ref={headingRef} tabIndex={-1} lang="en">
        Step: {step}
      </h3>
      <div className={styles.row}>
        <Button onClick={showConfirmation}>Confirm</Button>
        <Button onClick={returnToEntries}>Back</Button>
        <Button onClick={showCompletion}>Complete</Button>
      </div>
    </>
  );
}

function DialogExamples() {
  const [answer, setAnswer] = useState('');
  const openDialog = async (isDestructive: boolean): Promise<void> => {
    const isConfirmed = await confirmDialog({
      title: '変更の申請を取り消しますか？',
      message: '取り消すと、申請した内容は反映されません。',
      confirmText: '取り消す',
      cancelText: 'やめる',
      isDestructive,
    });
    setAnswer(isConfirmed ? 'confirmed' : 'cancelled');
  };
  return (
    <div className={styles.row}>
      <Button onClick={() => void openDialog(false)}>Dialog</Button>
      <Button onClick={() => void openDialog(true)}>Dialog that takes away</Button>
      <span lang="en">{answer}</span>
    </div>
  );
}

/** The parts of forms with several steps. */
function FlowParts() {
  return (
    <>
      <Part name="StepIndicator">
        {stepNames.map((name, currentIndex) => (
          <StepIndicator key={name} steps={stepNames} currentIndex={currentIndex} />
        ))}
      </Part>
      <Part name="EntrySummary">
        <EntrySummary rows={summaryRows} />
      </Part>
      <Part name="Countdown">
        <CountdownExample />
      </Part>
      <Part name="MailHelp, SendAgain">
        <MailHelp mailAddressSource="typed" isOpen />
        <SendAgain
          waitSeconds={60}
          label="もう一度送信する"
          busy={false}
          onSend={() => undefined}
        />
      </Part>
      <Part name="useFlowSteps">
        <FlowStepsExample />
      </Part>
      <Part name="Dialog">
        <DialogExamples />
      </Part>
    </>
  );
}

/**
 * Shows every part of ui, forms and flows in all its states on one page. Only in development, at
 * `/{customer code}/mypage/_parts`. The headings are for developers.
 */
function PartsPage() {
  return (
    <main className={styles.page}>
      <h1 lang="en">Parts</h1>
      <UiParts />
      <FormParts />
      <FlowParts />
    </main>
  );
}

/** The addresses of the pages, relative to the base path. */
const pageAddresses = { parts: '/_parts', items: '/_parts/items' } as const;

export const isPartsPage = (): boolean =>
  Object.values(pageAddresses).some((address) => location.pathname.endsWith(`/mypage${address}`));

/** Shows the page of parts instead of the portal. */
export async function startParts(root: HTMLElement): Promise<void> {
  document.documentElement.lang = currentLanguage();
  document.title = 'Parts';
  await loadTexts('common', 'ui', 'shell', 'frame', 'form', 'flow', 'validation', 'password');
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter basename={getBasePath().base}>
        <Routes>
          <Route path={pageAddresses.items} element={<ItemPartsPage />} />
          <Route path="*" element={<PartsPage />} />
        </Routes>
        <DialogHost />
      </BrowserRouter>
    </QueryClientProvider>,
  );
}
