import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyWithTexts } from '../../../i18n/lazy-with-texts.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';

const ArchiveDialog = lazyWithTexts(
  ['download-record'],
  async () => (await import('./ArchiveDialog.tsx')).ArchiveDialog,
);

/** Opens the download record and the choices for archives. */
export function ArchiveButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={<Icon name="clock" size={1.1} />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('downloads.archive')}
      </Button>
      {/* Outside the menu of the tools, because a press on this button hides the menu. */}
      {isOpen
        ? createPortal(
            <Suspense>
              <ArchiveDialog onClose={() => setIsOpen(false)} />
            </Suspense>,
            document.body,
          )
        : null}
    </>
  );
}
