/** `/recuperacao_senha` (S1 §2.3; ux C4): two ways back in, or the new password when the link of a message led here. */
import { recuperacaoQuery } from '@luneta/api-client/recuperacao';
import { Grid, PageTitle, Stack } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { PublicFrame } from '../frame/public-frame.tsx';
import { usePageTitle } from '../routing/use-page-title.ts';
import { useServices, useVisit } from '../services/context.tsx';
import { copy } from './copy.ts';
import { EmailCard } from './email-card.tsx';
import { PerguntasCard } from './perguntas-card.tsx';
import { RedeemForm } from './redeem-form.tsx';
import * as css from './recovery.css.ts';

export function RecoveryScreen() {
  const { entry } = useVisit();
  const heading = usePageTitle(copy.title);
  const redeeming = entry.kind === 'recovery';
  return (
    <PublicFrame width={redeeming ? 'panel' : 'student'}>
      <div className={redeeming ? undefined : css.ways}>
        <Stack gap="e24">
          <PageTitle ref={heading}>{copy.title}</PageTitle>
          {entry.kind === 'recovery' ? <RedeemForm codigo={entry.codigo} /> : <Ways />}
        </Stack>
      </div>
    </PublicFrame>
  );
}

/** Both ways are shown at once. The settings arrive later, and the server refuses a way that is switched off. */
function Ways() {
  const { api } = useServices();
  const { data } = useQuery(recuperacaoQuery(api));
  return (
    <Grid columnsExpanded={2} gap="e24" align="start">
      <PerguntasCard off={data?.perguntas === false} />
      <EmailCard off={data?.email === false} />
    </Grid>
  );
}
