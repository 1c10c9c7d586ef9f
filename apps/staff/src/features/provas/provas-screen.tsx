/** `/provas`: the exams of the classes within reach, this week first. */
import { usePageTitle } from '@luneta/app-shell';
import { FilterControls, List } from '@luneta/app-shell/list';
import { Button, ButtonLink, Content, Inline, PageTitle, Stack } from '@luneta/ui';
import { Plus, Timer } from '@luneta/ui/icons';
import { useState } from 'react';

import { paths } from '../../shared/paths.ts';
import { ProvasAbas } from '../../shared/provas-abas.tsx';
import { useMayCall } from '../../shared/use-may-call.ts';
import { copy as words } from './copy.ts';
import { copy } from './lista-copy.ts';
import { ProrrogacaoEscola } from './prorrogacao/prorrogacao-escola.tsx';
import { useProvaColumns } from './prova-columns.tsx';
import { useTempo } from './tempo.ts';
import { useProvas } from './use-provas.ts';

export function ProvasScreen() {
  const heading = usePageTitle(words.title);
  const { fuso } = useTempo();
  const { query, filters, exames } = useProvas(fuso);
  const { quando } = filters.values;
  const columns = useProvaColumns();
  const may = useMayCall();
  const [extending, setExtending] = useState(false);
  return (
    <Content width="staff">
      <Stack gap="e16">
        <ProvasAbas aba="provas" />
        <Inline justify="between" wrap gap="e12">
          <PageTitle ref={heading}>{words.title}</PageTitle>
          <Inline gap="e8" wrap>
            {may('createProrrogacao') && (
              <Button variant="secondary" size="sm" icon={Timer} onClick={() => setExtending(true)}>
                {copy.extendSchool}
              </Button>
            )}
            {may('saveRascunhoAvaliacao') && (
              <ButtonLink size="sm" icon={Plus} href={paths.provaNova}>
                {copy.nova}
              </ButtonLink>
            )}
          </Inline>
        </Inline>
        <FilterControls of={filters} label={copy.filterLabel} applyLabel={copy.apply} />
        <List
          query={query}
          rows={exames}
          filters={filters}
          words={{ ...copy, empty: quando === 'semana' ? copy.emptyWeek : copy.empty }}
          emptyAction={
            quando !== 'todas' && (
              <Button variant="secondary" size="sm" onClick={() => filters.set({ quando: 'todas' })}>
                {copy.seeAll}
              </Button>
            )
          }
          {...columns}
        />
      </Stack>
      {extending && <ProrrogacaoEscola onClose={() => setExtending(false)} />}
    </Content>
  );
}
