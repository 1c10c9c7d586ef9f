/** How far one student is, and until when. */
import type { ProvaAluno } from '@luneta/api-client';
import { nomeIsolado } from '@luneta/domain';
import { Badge, FactsList, ProgressBar, Stack, Text } from '@luneta/ui';
import { TimerOff } from '@luneta/ui/icons';
import type { ReactNode } from 'react';

import { nomeDe } from '../../../shared/aluno.ts';
import { useTempo } from '../tempo.ts';
import { needs, stateWords } from './aluno.ts';
import { copy } from './copy.ts';
import type { Sala } from './grupos.ts';

export type AlunoFatosProps = { aluno: ProvaAluno; sala: Sala; nowMs: number };

/** More time for one student, drawn where the student is shown. */
export type TempoDe = (aluno: ProvaAluno, nowMs: number) => ReactNode;

/** Who handed in, or whose sheet was typed, has no time that could be longer. */
export const canExtend = ({ estado }: ProvaAluno): boolean => estado !== 'entregue' && estado !== 'papel';

export function AlunoFatos({ aluno, sala: { qtde_itens, emPapel }, nowMs }: AlunoFatosProps) {
  const { hora, emQuando } = useTempo(nowMs);
  const { aluno_nome, ultima_resposta_em, iniciada_em, entregue_em, fim_em, acrescimo, estado } = aluno;
  const silent = needs(aluno, nowMs);
  return (
    <Stack gap="e12">
      <div>
        <Badge
          tone={silent ? 'warning' : estado === 'entregue' ? 'success' : 'neutral'}
          {...(silent && { icon: TimerOff })}
        >
          {stateWords(aluno, emPapel, nowMs)}
        </Badge>
      </div>
      <Stack gap="e4">
        <Text look="small" tabular>
          {[
            copy.progressSaved(aluno.qtde_respondidas, qtde_itens),
            ...(emPapel ? [] : [ultima_resposta_em === null ? copy.noAnswer : copy.last(emQuando(ultima_resposta_em))]),
          ].join(' · ')}
        </Text>
        <ProgressBar
          label={copy.progressOf(nomeIsolado(nomeDe(aluno_nome)))}
          value={aluno.qtde_respondidas}
          max={Math.max(1, qtde_itens)}
          valueText={copy.progress(aluno.qtde_respondidas, qtde_itens)}
          tone={silent ? 'medium' : 'default'}
        />
      </Stack>
      <FactsList
        facts={[
          ...(iniciada_em === null ? [] : [{ term: copy.inicio, value: hora(iniciada_em) }]),
          ...(entregue_em === null ? [] : [{ term: copy.entrega, value: hora(entregue_em) }]),
          ...(fim_em === null ? [] : [{ term: copy.fim, value: hora(fim_em) }]),
          ...(acrescimo > 0 ? [{ term: copy.extra, value: copy.extraOf(Math.round(acrescimo / 60)) }] : []),
        ]}
      />
    </Stack>
  );
}
