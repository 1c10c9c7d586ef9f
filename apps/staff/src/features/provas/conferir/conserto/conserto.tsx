/** The mend of the gravest fault of a question, with the question as it stands now. */
import { questaoGestaoQuery } from '@luneta/api-client/gestao-questoes';
import type { ConferenciaArea } from '@luneta/api-client';
import { QueryState, useServices } from '@luneta/app-shell';
import { LoadingLayout, Note, Stack, Text } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { copy } from '../copy.ts';
import { Area } from './area.tsx';
import { Descricao } from './descricao.tsx';
import { Faltando } from './faltando.tsx';
import { Gabarito } from './gabarito.tsx';
import { Imagem } from './imagem.tsx';
import type { Onde } from './use-salvar.ts';

export type ConsertoProps = Onde & {
  area: ConferenciaArea;
  onMended: () => void;
};

export function Conserto(props: ConsertoProps) {
  const [falha] = props.item.falhas;
  if (falha === undefined) return null;
  if (falha === 'faltando') return <Faltando {...props} />;
  if (falha === 'sem_parametro')
    return (
      <Stack gap="e8">
        <Text>{copy.parametro.about}</Text>
        <Text tone="muted">{copy.parametro.how}</Text>
      </Stack>
    );
  return <DaQuestao {...props} />;
}

function DaQuestao(props: ConsertoProps) {
  const { api } = useServices();
  const { item } = props;
  const query = useQuery(questaoGestaoQuery(api, item.banco_questao_id ?? 0));
  return (
    <QueryState compact query={query} loading={<LoadingLayout of="cards" label={copy.loading} />}>
      {(questao) => {
        if (!questao.editavel) return <Note tone="locked">{copy.readOnly}</Note>;
        switch (item.falhas[0]) {
          case 'gabarito_diverge':
            return <Gabarito {...props} questao={questao} />;
          case 'sem_imagem':
            return <Imagem {...props} questao={questao} />;
          case 'area_trocada':
            return <Area {...props} questao={questao} />;
          case 'sem_descricao':
            return <Descricao {...props} questao={questao} />;
          default:
            return null;
        }
      }}
    </QueryState>
  );
}
