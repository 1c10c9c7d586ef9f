import type { Avaliacao } from '@luneta/api-client';
import { formatPrazo } from '@luneta/domain';
import { Button, Dialog, FactsList, Heading, Stack, SubjectBars } from '@luneta/ui';

import { copy } from './copy.ts';

/** 'Detalhes da Prova' (S3 §2). */
export function DetalhesDialog({
  avaliacao,
  timeZone,
  onClose,
}: {
  avaliacao: Avaliacao | null;
  timeZone: string;
  onClose: () => void;
}) {
  const words = copy.dialog;
  return (
    <Dialog
      open={avaliacao !== null}
      onClose={onClose}
      title={words.title}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      {avaliacao && (
        <Stack gap="e20">
          <FactsList facts={facts(avaliacao, timeZone)} />
          {avaliacao.materias.length > 0 && (
            <Stack gap="e12">
              <Heading look="h3">{words.subjects}</Heading>
              <SubjectBars
                label={words.subjects}
                count={words.of}
                bars={avaliacao.materias.map(({ materia_nome, qtde_questoes, qtde_questoes_respondidas }) => ({
                  subject: materia_nome,
                  value: qtde_questoes_respondidas,
                  total: qtde_questoes,
                }))}
              />
            </Stack>
          )}
        </Stack>
      )}
    </Dialog>
  );
}

function facts(avaliacao: Avaliacao, timeZone: string) {
  const words = copy.dialog;
  const areas = [...new Set(avaliacao.materias.map((materia) => materia.area_conhecimento_nome_curto))];
  return [
    { term: words.name, value: avaliacao.descricao },
    { term: words.questions, value: avaliacao.qtde_itens },
    { term: words.max, value: avaliacao.nota_maxima.toLocaleString('pt-BR') },
    { term: words.application, value: avaliacao.tipo_aplicacao },
    { term: words.date, value: formatPrazo(Date.parse(avaliacao.data_hora_inicial_prova), timeZone) },
    { term: words.until, value: formatPrazo(Date.parse(avaliacao.data_hora_final_prova), timeZone) },
    ...(areas.length > 0 ? [{ term: words.areas, value: areas.join(', ') }] : []),
    ...(avaliacao.tem_redacao ? [{ term: words.essay, value: words.yes }] : []),
  ];
}
