/** One student in detail beside the seats: how far, until when, and more time. */
import { nomeIsolado } from '@luneta/domain';
import { Avatar, Button, Card, Heading, Inline, PersonName, Stack, Text, VisuallyHidden } from '@luneta/ui';
import { Timer } from '@luneta/ui/icons';

import { nomeDe } from '../../../aluno.ts';
import { AlunoFatos, podeEstender, type AlunoFatosProps } from './aluno-fatos.tsx';
import { copy } from './copy.ts';

export type AlunoCardProps = AlunoFatosProps & {
  /** Absent where the profile may not give time. */
  onExtend?: (() => void) | undefined;
};

export function AlunoCard({ onExtend, ...fatos }: AlunoCardProps) {
  const { aluno_nome, avatar_code, turma_aluno_id } = fatos.aluno;
  return (
    <Card padding="md">
      <Stack gap="e12">
        <Inline gap="e12">
          <Avatar code={avatar_code} size={64} />
          <Stack gap="e4">
            <Heading level={2} look="h3">
              <PersonName>{nomeDe(aluno_nome)}</PersonName>
            </Heading>
            <Text look="small" tone="muted" tabular>
              {`${copy.codigo} ${turma_aluno_id}`}
            </Text>
          </Stack>
        </Inline>
        <AlunoFatos {...fatos} />
        {onExtend && podeEstender(fatos.aluno) && (
          <Button icon={Timer} size="sm" onClick={onExtend}>
            {copy.extend} <VisuallyHidden>{copy.extendOf(nomeIsolado(aluno_nome))}</VisuallyHidden>
          </Button>
        )}
      </Stack>
    </Card>
  );
}
