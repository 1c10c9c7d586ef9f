/** One student in detail: how far, until when, and more time. */
import type { ProvaAluno } from '@luneta/api-client';
import {
  Avatar,
  Badge,
  Button,
  Card,
  FactsList,
  Heading,
  Inline,
  PersonName,
  ProgressBar,
  Stack,
  Text,
  VisuallyHidden,
} from '@luneta/ui';
import { Timer, TimerOff } from '@luneta/ui/icons';

import { nomeDe } from '../../../aluno.ts';
import { useTempo } from '../tempo.ts';
import { needs, stateWords } from './aluno.ts';
import { copy } from './copy.ts';

export type AlunoCardProps = {
  aluno: ProvaAluno;
  itens: number;
  nowMs: number;
  /** Absent where the profile may not give time. */
  onExtend?: (() => void) | undefined;
};

export function AlunoCard({ aluno, itens, nowMs, onExtend }: AlunoCardProps) {
  const { hora } = useTempo();
  const { aluno_nome, ultima_resposta_em, iniciada_em, entregue_em, fim_em, acrescimo } = aluno;
  const silent = needs(aluno, nowMs);
  return (
    <Card padding="md">
      <Stack gap="e12">
        <Inline gap="e12">
          <Avatar code={aluno.avatar_code} size={64} />
          <Stack gap="e4">
            <Heading level={2} look="h3">
              <PersonName>{nomeDe(aluno_nome)}</PersonName>
            </Heading>
            <Text look="small" tone="muted" tabular>
              {`${copy.codigo} ${aluno.turma_aluno_id}`}
            </Text>
          </Stack>
        </Inline>
        <div>
          <Badge
            tone={silent ? 'warning' : aluno.estado === 'entregue' ? 'success' : 'neutral'}
            {...(silent && { icon: TimerOff })}
          >
            {stateWords(aluno, nowMs)}
          </Badge>
        </div>
        <Stack gap="e4">
          <Text look="small" tabular>
            {[
              copy.progressSaved(aluno.qtde_respondidas, itens),
              ultima_resposta_em === null ? copy.noAnswer : copy.last(hora(ultima_resposta_em)),
            ].join(' · ')}
          </Text>
          <ProgressBar
            label={copy.progressOf(aluno_nome)}
            value={aluno.qtde_respondidas}
            max={Math.max(1, itens)}
            valueText={copy.progress(aluno.qtde_respondidas, itens)}
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
        {onExtend && aluno.estado !== 'entregue' && aluno.estado !== 'papel' && (
          <Button icon={Timer} size="sm" onClick={onExtend}>
            {copy.extend} <VisuallyHidden>{copy.extendOf(aluno_nome)}</VisuallyHidden>
          </Button>
        )}
      </Stack>
    </Card>
  );
}
