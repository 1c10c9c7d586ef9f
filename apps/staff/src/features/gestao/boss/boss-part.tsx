/** Bosses that the student has fought, each with the way to another attempt. */
import type { GestaoAlunoDetalhe } from '@luneta/api-client';
import { Button, Inline, Stack, Text, VisuallyHidden } from '@luneta/ui';

import { quando, type Relogio } from '../../../shared/quando.ts';
import { Part } from '../aluno/part.tsx';
import { copy } from './copy.ts';

export type AlunoBoss = GestaoAlunoDetalhe['boss_liberaveis'][number];
type BossPartProps = { bosses: readonly AlunoBoss[]; relogio: Relogio; onGrant: (boss: AlunoBoss) => void };

export function BossPart({ bosses, relogio, onGrant }: BossPartProps) {
  return (
    <Part title={copy.title}>
      <Stack as="ul" gap="e12">
        {bosses.map((boss) => (
          <Inline
            as="li"
            key={`${boss.turma_avaliacao_id}-${boss.materia_id}-${boss.tipo_avaliacao}`}
            justify="between"
            gap="e8"
            wrap
          >
            <Stack gap="e0">
              <Text as="div" look="smallStrong">
                {boss.materia_nome}
              </Text>
              <Text as="div" look="small" tone="muted">
                {copy.about(copy.tipos[boss.tipo_avaliacao], boss.descricao)}
              </Text>
              <Text as="div" look="small" tone="muted">
                {copy.ended(boss.tentativa_numero, quando(boss.encerrado_em, relogio))}
              </Text>
            </Stack>
            <Button size="sm" variant="secondary" onClick={() => onGrant(boss)}>
              {copy.grant} <VisuallyHidden>{copy.grantOf(boss.materia_nome)}</VisuallyHidden>
            </Button>
          </Inline>
        ))}
      </Stack>
    </Part>
  );
}
