/** The newer account screen (S1 §2.7; ux C13), in one column. What it opens stands in the files beside it. */
import {
  AvatarEditor,
  FormerTurmaNote,
  NicknameForm,
  PageFoot,
  ReducedMotionSwitch,
  TurmasButton,
  useConta,
  useMayChangeConta,
  usePageTitle,
  useSignOut,
  useStudentView,
} from '@luneta/app-shell';
import { displayName } from '@luneta/domain';
import {
  Avatar,
  Button,
  ButtonLink,
  Card,
  Content,
  CopyField,
  EdgeBar,
  Heading,
  Inline,
  Note,
  PageTitle,
  PersonName,
  Stack,
} from '@luneta/ui';
import { LogOut, UsersRound, X } from '@luneta/ui/icons';
import { lazy, Suspense } from 'react';

import { paths } from '../../shared/paths.ts';
import { ContaFacts } from './conta-facts.tsx';
import { copy } from './copy.ts';
import { SecurityRows } from './security-rows.tsx';

// Of one profile alone.
const ManagementCard = lazy(async () => ({ default: (await import('./management-card.tsx')).ManagementCard }));

const REASON = 'conta-somente-leitura';

export function ContaScreen() {
  const conta = useConta();
  const heading = usePageTitle(copy.title);
  const { isStaff, isGestaoVida, leave, leaving } = useStudentView();
  const { signOut, pending } = useSignOut();
  const disabledReason = useMayChangeConta() ? undefined : { id: REASON };
  return (
    <Content width="panel">
      <Stack gap="e20">
        <EdgeBar
          start={
            <ButtonLink href={paths.home} variant="text" size="sm" icon={X}>
              {copy.close}
            </ButtonLink>
          }
          // S1 §6: gestao_vida leaves by the management card.
          end={
            !isGestaoVida && (
              <Button variant="text" size="sm" icon={LogOut} busy={pending} onClick={signOut}>
                {copy.signOut}
              </Button>
            )
          }
        />
        <PageTitle ref={heading}>{copy.title}</PageTitle>
        {disabledReason !== undefined && (
          <Note id={REASON} tone="reading">
            {copy.readOnly}
          </Note>
        )}
        <FormerTurmaNote />
        <Card padding="lg">
          <Stack gap="e20">
            <Inline gap="e16">
              <Avatar code={conta.avatar_code} size={104} first />
              <Stack grow>
                <Heading lines={3}>
                  <PersonName>{displayName(conta) ?? copy.nobody}</PersonName>
                </Heading>
              </Stack>
            </Inline>
            {/* Below, where its words fit at any size of text. */}
            <Stack align="start">
              <AvatarEditor count={69} saved={copy.saved} disabledReason={disabledReason} />
            </Stack>
            <ContaFacts conta={conta} />
            <CopyField
              label={isStaff ? copy.code.viewed : copy.code.own}
              help={copy.codeHelp}
              value={String(conta.turma_aluno_id ?? '')}
            />
          </Stack>
        </Card>
        <Card padding="lg">
          <NicknameForm saved={copy.saved} tooLong={copy.tooLong} disabledReason={disabledReason} />
        </Card>
        <TurmasButton />
        <SecurityRows disabledReason={disabledReason} />
        <Card padding="lg">
          <ReducedMotionSwitch />
        </Card>
        {isGestaoVida && (
          <Suspense>
            <ManagementCard disabledReason={disabledReason} />
          </Suspense>
        )}
        {isStaff && !isGestaoVida && (
          <Button variant="secondary" icon={UsersRound} block busy={leaving} onClick={leave}>
            {copy.changeStudent}
          </Button>
        )}
        <PageFoot />
      </Stack>
    </Content>
  );
}
