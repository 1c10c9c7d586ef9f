/** One student in detail beside the seats: how far, until when, and more time. */
import { Avatar, Card, Heading, Inline, PersonName, Stack, Text } from '@luneta/ui';
import type { ReactNode } from 'react';

import { nomeDe } from '../../../shared/aluno.ts';
import { AlunoFatos, canExtend, type AlunoFatosProps } from './aluno-fatos.tsx';
import { copy } from './copy.ts';

export type AlunoCardProps = AlunoFatosProps & {
  /** More time; absent where the profile may not give it. */
  tempo?: ReactNode;
};

export function AlunoCard({ tempo, ...fatos }: AlunoCardProps) {
  const { aluno_nome, avatar_code, turma_aluno_id } = fatos.aluno;
  return (
    <Card padding="md">
      <Stack gap="e12">
        <Inline gap="e12">
          <Avatar code={avatar_code} size={64} />
          <Stack gap="e4">
            <Heading look="h3">
              <PersonName>{nomeDe(aluno_nome)}</PersonName>
            </Heading>
            <Text look="small" tone="muted" tabular>
              {`${copy.codigo} ${turma_aluno_id}`}
            </Text>
          </Stack>
        </Inline>
        <AlunoFatos {...fatos} />
        {canExtend(fatos.aluno) && tempo}
      </Stack>
    </Card>
  );
}
