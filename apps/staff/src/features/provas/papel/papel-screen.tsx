/** `/provas/{turma_avaliacao_id}/respostas`: answers given on paper, typed or imported (decision 104). */
import { gradeQuery } from '@luneta/api-client/gestao-provas';
import { QueryState, useServices } from '@luneta/app-shell';
import { Button, LoadingLayout, Note, Stack } from '@luneta/ui';
import { CloudUpload } from '@luneta/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useMayCall } from '../../../shared/use-may-call.ts';
import { ProvaFrame, type ProvaDia } from '../prova-frame.tsx';
import { copy } from './copy.ts';
import { CsvDialog } from './csv-dialog.tsx';
import { comFolhas } from './duas.ts';
import { AbrirFolha, DuasNote } from './duas-note.tsx';
import { PlanilhaPanel } from './planilha-panel.tsx';

export function PapelScreen({ turma_avaliacao_id }: { turma_avaliacao_id: number }) {
  return (
    <ProvaFrame turma_avaliacao_id={turma_avaliacao_id}>
      {(at) => (at.prova.tipo_aplicacao === 'Online' ? <Note tone="info">{copy.onlyOnline}</Note> : <Papel {...at} />)}
    </ProvaFrame>
  );
}

function Papel({ prova, dia }: ProvaDia) {
  const { api } = useServices();
  const may = useMayCall();
  const path = { turma_avaliacao_id: prova.turma_avaliacao_id, dia_prova: dia.dia_prova };
  const query = useQuery(gradeQuery(api, path));
  const [importing, setImporting] = useState(false);
  const [abertas, setAbertas] = useState<ReadonlySet<number>>(new Set());
  return (
    <QueryState query={query} loading={<LoadingLayout of="table" label={copy.loading} />}>
      {(grade) => {
        const started = grade.situacao !== 'agendada';
        const readOnly = !started || !may('saveGradeRespostas');
        return (
          <Stack gap="e12">
            {!started && <Note tone="info">{copy.notYet}</Note>}
            <DuasNote grade={grade} path={path} mayChoose={started && may('setRespostaQueVale')} />
            {!readOnly && may('createImportacaoRespostas') && (
              <div>
                <Button variant="secondary" size="sm" icon={CloudUpload} onClick={() => setImporting(true)}>
                  {copy.import}
                </Button>
              </div>
            )}
            <PlanilhaPanel
              key={`${path.turma_avaliacao_id}:${path.dia_prova}`}
              grade={comFolhas(grade, abertas)}
              path={path}
              avaliacao_conhecimento_id={prova.avaliacao_conhecimento_id}
              readOnly={readOnly}
            />
            {!readOnly && (
              <AbrirFolha
                grade={comFolhas(grade, abertas)}
                onOpen={(turma_aluno_id) => setAbertas(new Set([...abertas, turma_aluno_id]))}
              />
            )}
            {importing && <CsvDialog grade={grade} path={path} onClose={() => setImporting(false)} />}
          </Stack>
        );
      }}
    </QueryState>
  );
}
