/** `/banco_questoes/{id}`: one question with its key, its comment, its figures and where it was used (S1 §6, S3 §6). */
import { questaoRevisaoQuery } from '@luneta/api-client/banco-questoes';
import { questaoEstatisticasQuery } from '@luneta/api-client/gestao-questoes';
import { QueryState, usePageTitle, useServices } from '@luneta/app-shell';
import { BackBar, Card, Content, Loading, Skeleton, Stack, Text } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';
import { Estatisticas } from './estatisticas.tsx';
import { columns } from './questao.css.ts';
import { QuestaoVista } from './questao-vista.tsx';

export function QuestaoScreen({ banco_questao_id }: { banco_questao_id: number }) {
  const { api } = useServices();
  const title = copy.title(banco_questao_id);
  const heading = usePageTitle(title);
  const query = useQuery(questaoRevisaoQuery(api, banco_questao_id));
  return (
    <Content width="staff">
      <Stack gap="e16">
        <BackBar backHref={paths.questoes} backLabel={copy.back} title={title} headingRef={heading} />
        <QueryState query={query} loading={<QuestaoLoading label={copy.loading} />}>
          {(questao) => (
            <Stack gap="e16">
              <div className={columns}>
                <QuestaoVista questao={questao} />
                <Numeros banco_questao_id={banco_questao_id} />
              </div>
              <Text look="small" tone="muted">
                {copy.audit}
              </Text>
            </Stack>
          )}
        </QueryState>
      </Stack>
    </Content>
  );
}

function Numeros({ banco_questao_id }: { banco_questao_id: number }) {
  const { api } = useServices();
  const query = useQuery(questaoEstatisticasQuery(api, banco_questao_id));
  return (
    <Card>
      <QueryState query={query} compact loading={<QuestaoLoading label={copy.statsLoading} />}>
        {(estatisticas) => <Estatisticas estatisticas={estatisticas} />}
      </QueryState>
    </Card>
  );
}

function QuestaoLoading({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <Stack gap="e12">
        <Skeleton shape="text" lines={4} />
        <Skeleton shape="card" size={200} />
      </Stack>
    </Loading>
  );
}
