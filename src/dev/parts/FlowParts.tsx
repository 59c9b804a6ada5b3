import { useState } from 'react';
import { Countdown } from '../../shell/flows/Countdown.tsx';
import { EntrySummary } from '../../shell/flows/EntrySummary.tsx';
import { MailHelp } from '../../shell/flows/MailHelp.tsx';
import { SendAgain } from '../../shell/flows/SendAgain.tsx';
import { StepIndicator } from '../../shell/flows/StepIndicator.tsx';
import { useCountdown } from '../../shell/flows/use-countdown.ts';
import { useFlowSteps } from '../../shell/flows/use-flow-steps.ts';
import { confirmDialog } from '../../shell/messages/dialog-store.ts';
import { Button } from '../../ui/Button.tsx';
import { Part } from './Part.tsx';
import styles from './PartsPage.module.css';

const steps = ['メールアドレスの登録', '規約の確認', 'お客様情報の登録', '完了'];

const rows = [
  { name: 'phone', label: '電話番号', value: '03-1234-5678' },
  { name: 'fax', label: 'FAX番号', value: '' },
  { name: 'address', label: '住所', value: '大阪市北区梅田1-1', before: '東京都千代田区1-1' },
  { name: 'note', label: '備考', value: '', before: '毎月末に\n確認します。' },
];

function Wait() {
  const left = useCountdown(180);
  return (
    <p>
      <Countdown left={left} />
    </p>
  );
}

function Flow() {
  const { step, toConfirm, toEnter, toComplete, headingRef } = useFlowSteps();
  return (
    <>
      <h3 ref={headingRef} tabIndex={-1} lang="en">
        Step: {step}
      </h3>
      <div className={styles.row}>
        <Button onClick={toConfirm}>Confirm</Button>
        <Button onClick={toEnter}>Back</Button>
        <Button onClick={toComplete}>Complete</Button>
      </div>
    </>
  );
}

function Dialogs() {
  const [answer, setAnswer] = useState('');
  const ask = async (danger: boolean): Promise<void> => {
    const isConfirmed = await confirmDialog({
      title: '変更の申請を取り消しますか？',
      message: '取り消すと、申請した内容は反映されません。',
      confirmText: '取り消す',
      cancelText: 'やめる',
      danger,
    });
    setAnswer(isConfirmed ? 'confirmed' : 'cancelled');
  };
  return (
    <div className={styles.row}>
      <Button onClick={() => void ask(false)}>Dialog</Button>
      <Button onClick={() => void ask(true)}>Dialog that takes away</Button>
      <span lang="en">{answer}</span>
    </div>
  );
}

/** What forms of several steps are made of. */
export function FlowParts() {
  return (
    <>
      <Part name="StepIndicator">
        {steps.map((name, current) => (
          <StepIndicator key={name} steps={steps} current={current} />
        ))}
      </Part>
      <Part name="EntrySummary">
        <EntrySummary rows={rows} />
      </Part>
      <Part name="Countdown">
        <Wait />
      </Part>
      <Part name="MailHelp, SendAgain">
        <MailHelp to="typed" open />
        <SendAgain seconds={60} label="もう一度送信する" busy={false} onSend={() => undefined} />
      </Part>
      <Part name="useFlowSteps">
        <Flow />
      </Part>
      <Part name="Dialog">
        <Dialogs />
      </Part>
    </>
  );
}
