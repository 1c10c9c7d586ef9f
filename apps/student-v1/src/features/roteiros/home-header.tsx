/** The sky over the home: stars, coins and lives, and who is greeted. */
import { useConta, usePageTitle } from '@luneta/app-shell';
import { displayName, greeting } from '@luneta/domain';
import { GameHeader } from '@luneta/ui';
import { useState } from 'react';

import { Coins, Lives, Stars } from '../../shared/game/counters.tsx';
import { LivesSheet } from '../../shared/game/lives-sheet.tsx';
import { copy } from './copy.ts';

export function HomeHeader() {
  const conta = useConta();
  const headingRef = usePageTitle(copy.title);
  const [open, setOpen] = useState(false);
  // Of the moment at which the screen opened.
  const [now] = useState(Date.now);
  const text = copy.greeting[greeting(now, conta.fuso_horario)];
  return (
    <>
      <GameHeader
        label={copy.header}
        start={{ greeting: { text, name: displayName(conta) ?? copy.nobody, headingRef } }}
        stars={<Stars />}
        coins={<Coins />}
        lives={<Lives onOpen={() => setOpen(true)} />}
      />
      <LivesSheet open={open} onClose={() => setOpen(false)} />
    </>
  );
}
