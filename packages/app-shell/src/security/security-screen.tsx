/**
 * The security page of every app (S1 §2.8; ux C14), and the forced page (C15): the same page with what must be done
 * said first, and nothing else on it. The guard leads people here and decides where they go afterwards.
 */
import { formatPrazo, type SenhaVariant } from '@luneta/domain';
import { Button, ButtonLink, Card, Dialog, EdgeBar, Note, PageTitle, Stack, Text, useMediaQuery } from '@luneta/ui';
import { ArrowLeft } from '@luneta/ui/icons';
import { from } from '@luneta/ui/theme';
import { useState, type ReactNode } from 'react';
import { useNavigate } from '../router/index.ts';

import { PageFoot } from '../foot/page-foot.tsx';
import { usePageTitle } from '../routing/use-page-title.ts';
import { useSession } from '../services/context.tsx';
import { useConta } from '../session/use-conta.ts';
import { useForced, type Forced } from '../session/use-forced.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { copy } from './copy.ts';
import { PerguntasForm } from './perguntas-form.tsx';
import * as css from './security.css.ts';
import { SenhaForm } from './senha-form.tsx';

export type SecurityScreenProps = {
  variant: SenhaVariant;
  /** The account page this one belongs to; left out where there is none (the console). */
  backHref?: string;
  /** On a phone, in the place of both forms one below the other: the way to each of them. */
  rows?: ReactNode;
  /** The two-step sign-in, which staff alone have. */
  duasEtapas?: ReactNode;
};

export function SecurityScreen({ variant, backHref, rows, duasEtapas }: SecurityScreenProps) {
  const heading = usePageTitle(copy.title);
  const navigate = useNavigate();
  const { turma_aluno_id } = useSession();
  const forced = useForced();
  const must = mustDo(forced);
  const isStudent = turma_aluno_id !== null;
  // S1 §2.8: saving leads home. The guard leads back when another step is still required.
  const home = () => void navigate('/home');
  const wide = useMediaQuery(from.medium);
  // What is forced is one form alone: there is nothing to choose.
  const asRows = rows !== undefined && !wide && must === null && isStudent;

  return (
    <div className={css.column}>
      <Stack gap="e24">
        <div className={css.screenOnly}>
          <Stack gap="e8">
            {must === null && backHref !== undefined && (
              <EdgeBar
                start={
                  <ButtonLink href={backHref} variant="text" size="sm" icon={ArrowLeft}>
                    {copy.back}
                  </ButtonLink>
                }
              />
            )}
            <PageTitle ref={heading}>{copy.title}</PageTitle>
          </Stack>
        </div>
        <RecoveredNote />
        {must !== null && <ForcedNote key={must} must={must} />}
        {asRows && rows}
        {!asRows && must !== 'perguntas' && must !== 'duasEtapas' && (
          <div className={css.screenOnly}>
            <Card>
              <SenhaForm variant={variant} onSaved={home} />
            </Card>
          </div>
        )}
        {!asRows && must !== 'senha' && isStudent && (
          <Card>
            <PerguntasForm onSaved={home} />
          </Card>
        )}
        {must !== 'senha' && duasEtapas}
        {must !== null && isStudent && <SignOut />}
        <div className={css.screenOnly}>
          <PageFoot />
        </div>
      </Stack>
    </div>
  );
}

/** The password comes first: the questions stay hidden until it is changed (S1 §2.8). */
function mustDo({ senha, perguntas, duasEtapas }: Forced): keyof Forced | null {
  if (senha) return 'senha';
  if (perguntas) return 'perguntas';
  return duasEtapas ? 'duasEtapas' : null;
}

/** Says once, over the page, what must be done, and keeps saying it on the page. */
function ForcedNote({ must }: { must: keyof typeof copy.forced }) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      <Note tone="warning">{copy.forced[must]}</Note>
      <Dialog
        open={open}
        onClose={close}
        title={copy.attention}
        forced
        size="sm"
        footer={<Button onClick={close}>{copy.ok}</Button>}
      >
        <Text>{copy.forced[must]}</Text>
      </Dialog>
    </>
  );
}

/** Security D6: after a recovery the owner of the account is told so, until the password is changed. */
function RecoveredNote() {
  const { senha_recuperada_em, fuso_horario } = useConta();
  const { turma_aluno_id, perfil_real } = useSession();
  const own = turma_aluno_id === null || perfil_real === 'aluno';
  if (senha_recuperada_em === null || !own) return null;
  return <Note tone="warning">{copy.recovered(formatPrazo(Date.parse(senha_recuperada_em), fuso_horario))}</Note>;
}

/** A forced page always offers sign-out. */
function SignOut() {
  const { signOut, pending } = useSignOut();
  return (
    <Button variant="text" busy={pending} onClick={signOut}>
      {copy.signOut}
    </Button>
  );
}
