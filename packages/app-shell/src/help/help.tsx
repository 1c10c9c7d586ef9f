/** The help of every app, always in the same slot of a screen (WCAG 3.2.6): the link, and the panel it opens. */
import { Inline, LinkButton, Text } from '@luneta/ui';
import { lazy, Suspense, useState } from 'react';

import { copy } from './copy.ts';

const HelpPanel = lazy(async () => ({ default: (await import('./help-panel.tsx')).HelpPanel }));

/** 'Precisa de ajuda?' and 'Fale conosco'. Nothing is fetched before the tap. */
export function Help() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <Inline gap="e4" justify="center" wrap>
        <Text as="span">{copy.help}</Text>
        <LinkButton
          expanded={open}
          onClick={() => {
            setWanted(true);
            setOpen(!open);
          }}
        >
          {copy.contact}
        </LinkButton>
      </Inline>
      {wanted && (
        <Suspense>
          <HelpPanel open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
