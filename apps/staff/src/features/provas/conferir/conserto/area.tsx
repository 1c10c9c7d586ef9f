/** The subject of a question is of another area than its place: another subject is chosen. */
import { materiasQuery } from '@luneta/api-client/gestao-questoes-partes';
import type { QuestaoGestao } from '@luneta/api-client';
import { QueryState, useServices } from '@luneta/app-shell';
import { Button, LoadingLayout, Note, Select, Stack, Text } from '@luneta/ui';
import { ChevronRight } from '@luneta/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { copy } from '../copy.ts';
import type { ConsertoProps } from './conserto.tsx';
import { Falhou } from './falhou.tsx';
import { useSalvar } from './use-salvar.ts';

const words = copy.area;

export function Area({ questao, onMended, area, ...onde }: ConsertoProps & { questao: QuestaoGestao }) {
  const { api } = useServices();
  const query = useQuery(materiasQuery(api));
  const [materia, setMateria] = useState('');
  const [tried, setTried] = useState(false);
  const { salvar, pending, error } = useSalvar(questao, onde);
  const mend = async () => {
    setTried(true);
    if (materia === '') return;
    await salvar({ materia_id: Number(materia) });
    onMended();
  };
  return (
    <QueryState compact query={query} loading={<LoadingLayout of="cards" label={copy.loading} />}>
      {({ materias }) => {
        const fitting = materias.filter((one) => one.area_codigo === area.area_codigo && one.arquivada_em === null);
        if (fitting.length === 0) return <Note tone="warning">{words.none(area.nome)}</Note>;
        return (
          <Stack gap="e16">
            <Text tone="muted">{words.about(questao.materia_nome, area.nome)}</Text>
            <Select
              label={words.label}
              options={[
                { value: '', label: words.choose },
                ...fitting.map(({ materia_id, materia_nome }) => ({ value: String(materia_id), label: materia_nome })),
              ]}
              value={materia}
              onChange={setMateria}
              error={tried && materia === '' ? words.missing : undefined}
            />
            <Falhou error={error} />
            <Button icon={ChevronRight} busy={pending} onClick={() => void mend().catch(() => undefined)}>
              {words.use}
            </Button>
          </Stack>
        );
      }}
    </QueryState>
  );
}
