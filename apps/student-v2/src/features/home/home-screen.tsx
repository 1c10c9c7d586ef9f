/** The part of the home that is built (S3 §2): the person and the link to the account. Stars and rankings follow. */
import { FormerTurmaNote, NotBuiltNote, TurmasButton, turnoName, useConta, usePageTitle } from '@luneta/app-shell';
import { displayName } from '@luneta/domain';
import { Content, IconLink, Stack, WelcomeCard } from '@luneta/ui';
import { Settings } from '@luneta/ui/icons';

import { paths } from '../../paths.ts';
import { copy } from './copy.ts';

export function HomeScreen() {
  const conta = useConta();
  usePageTitle(copy.title);
  return (
    <Content>
      <Stack gap="e24">
        <WelcomeCard
          greeting={copy.greeting}
          name={displayName(conta) ?? copy.nobody}
          detail={copy.detail(conta.serie_nome, conta.turma_codigo, turnoName(conta.turma_turno))}
          avatarCode={conta.avatar_code}
          action={<IconLink icon={Settings} label={copy.settings} variant="onBrand" href={paths.configuracoes} />}
          wayOn={conta.turmas.length > 1 && <TurmasButton variant="game" size="sm" />}
        />
        <FormerTurmaNote />
        <NotBuiltNote what={copy.notBuilt} />
      </Stack>
    </Content>
  );
}
