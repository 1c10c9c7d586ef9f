/** The older account screen (S1 §2.6). Password and questions are the security page, one link away. */
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
import { Avatar, Button, Card, Content, Grid, Note, PageTitle, PersonName, RowLink, Stack, Text } from '@luneta/ui';
import { KeyRound, LogOut, UsersRound } from '@luneta/ui/icons';

import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';

const REASON = 'conta-somente-leitura';

export function ContaScreen() {
  const { avatar_code, nome } = useConta();
  const heading = usePageTitle(copy.title);
  const { isStaff, isGestaoVida, leave, leaving } = useStudentView();
  const { signOut, pending } = useSignOut();
  const disabledReason = useMayChangeConta() ? undefined : { id: REASON };
  return (
    <Content width="reading">
      <Stack gap="e24">
        <PageTitle ref={heading}>{copy.title}</PageTitle>
        {disabledReason !== undefined && (
          <Note id={REASON} tone="reading">
            {copy.readOnly}
          </Note>
        )}
        <FormerTurmaNote />
        <Grid columns={1} columnsExpanded={2} gap="e20" align="start">
          <Card padding="lg">
            <Stack gap="e16" align="center">
              <Avatar code={avatar_code} size={104} first />
              <Stack gap="e2" align="center">
                <Text look="caption" tone="muted">
                  {copy.name}
                </Text>
                <Text look="bodyStrong" align="center" lines={3}>
                  <PersonName>{nome}</PersonName>
                </Text>
              </Stack>
              <AvatarEditor count={24} saved={copy.saved} disabledReason={disabledReason} />
            </Stack>
          </Card>
          <Stack gap="e20">
            <Card padding="lg">
              <NicknameForm saved={copy.saved} disabledReason={disabledReason} />
            </Card>
            <TurmasButton />
            <RowLink icon={KeyRound} href={paths.seguranca}>
              {copy.security}
            </RowLink>
            <Card padding="lg">
              <ReducedMotionSwitch />
            </Card>
            {isStaff && (
              <Button variant="secondary" icon={UsersRound} block busy={leaving} onClick={leave}>
                {copy.changeStudent}
              </Button>
            )}
            {/* S1 §6: gestao_vida leaves a student's view, and signs out in its own app. */}
            {!isGestaoVida && (
              <Button variant="secondary" icon={LogOut} block busy={pending} onClick={signOut}>
                {copy.signOut}
              </Button>
            )}
          </Stack>
        </Grid>
        <PageFoot />
      </Stack>
    </Content>
  );
}
