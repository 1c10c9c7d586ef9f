/** The settings (S3 §2 'Account settings'): the social name, and the way to the account. */
import { Help, ReducedMotionSwitch, useConta, useMayChangeConta, usePageTitle } from '@luneta/app-shell';
import { displayName } from '@luneta/domain';
import { Avatar, BackBar, Card, Content, Heading, Inline, Note, PersonName, RowLink, Stack } from '@luneta/ui';
import { UserRound } from '@luneta/ui/icons';

import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';
import { NomeSocialForm } from './nome-social-form.tsx';

const REASON = 'configuracoes-somente-leitura';

export function ConfiguracoesScreen() {
  const conta = useConta();
  const heading = usePageTitle(copy.title);
  const disabledReason = useMayChangeConta() ? undefined : { id: REASON };
  return (
    <Content width="panel">
      <Stack gap="e20">
        <BackBar backHref={paths.home} backLabel={copy.back} title={copy.title} headingRef={heading} />
        {disabledReason !== undefined && (
          <Note id={REASON} tone="reading">
            {copy.readOnly}
          </Note>
        )}
        <Card padding="lg">
          <Stack gap="e20">
            <Inline gap="e16">
              <Avatar code={conta.avatar_code} size={64} />
              <Heading lines={2}>
                <PersonName>{displayName(conta) ?? copy.nobody}</PersonName>
              </Heading>
            </Inline>
            <NomeSocialForm disabledReason={disabledReason} />
          </Stack>
        </Card>
        <RowLink icon={UserRound} href={paths.conta} detail={copy.contaHelp}>
          {copy.conta}
        </RowLink>
        <Card padding="lg">
          <ReducedMotionSwitch />
        </Card>
        <Help />
      </Stack>
    </Content>
  );
}
