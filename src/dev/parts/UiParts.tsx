import type { ReactNode } from 'react';
import { useState } from 'react';
import { Actions } from '../../ui/Actions.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './PartsPage.module.css';

/** A section that shows a part in all states. The heading is the name of the part's file. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={name}>
      <h2 lang="en">{name}</h2>
      {children}
    </section>
  );
}

const longText =
  '株式会社青葉フーズ流通センター東日本統括本部第二営業部経理課請求書受付担当 Aoba Foods Distribution Centre East Japan';

const buttonVariants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const alertTones = ['info', 'success', 'warning', 'error'] as const;
const badgeTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;

function PaginationExample() {
  const [page, setPage] = useState(5);
  return <Pagination page={page} perPage={50} total={1200} onChange={setPage} />;
}

/** The parts of src/ui. */
export function UiParts() {
  return (
    <>
      <Part name="Button">
        {buttonVariants.map((variant) => (
          <div key={variant} className={styles.row}>
            <Button variant={variant}>{variant}</Button>
            <Button variant={variant} size="small">
              {variant}, small
            </Button>
            <Button variant={variant} icon={<Icon name="download" />}>
              {variant}, icon
            </Button>
            <Button variant={variant} busy>
              {variant}, busy
            </Button>
            <Button variant={variant} disabled>
              {variant}, disabled
            </Button>
          </div>
        ))}
        <Button wide>{longText}</Button>
      </Part>
      <Part name="Badge">
        <div className={styles.row}>
          {badgeTones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
      </Part>
      <Part name="Alert">
        {alertTones.map((tone) => (
          <Alert key={tone} tone={tone} title={tone} actions={<Button size="small">OK</Button>}>
            <p>{longText}</p>
          </Alert>
        ))}
      </Part>
      <Part name="Actions">
        <Actions>
          <Button variant="primary">OK</Button>
          <Button>{longText}</Button>
        </Actions>
      </Part>
      <Part name="Card">
        <Card>{longText}</Card>
      </Part>
      <Part name="EmptyState">
        <EmptyState title={longText} actions={<Button>OK</Button>}>
          <p>{longText}</p>
        </EmptyState>
      </Part>
      <Part name="Disclosure">
        <Disclosure summary="closed">{longText}</Disclosure>
        <Disclosure summary="open" open>
          {longText}
        </Disclosure>
      </Part>
      <Part name="Pagination">
        <PaginationExample />
        <Pagination page={1} perPage={50} total={10} onChange={() => undefined} />
      </Part>
      <Part name="Skeleton">
        <Skeleton lineCount={3} />
      </Part>
    </>
  );
}
