/** Whose turn it is, by which rule, and what may be seen of the other marks (COR-4 to COR-6). */
import type { GestaoRedacao } from '@luneta/api-client';
import { Disclosure, Note, Stack, Text } from '@luneta/ui';

import { copy } from '../copy.ts';
import type { Estado } from '../outbox/estado.ts';
import { OutrasCorrecoes } from './outras-correcoes.tsx';
import { Reopen } from './reopen.tsx';

type PapelProps = { redacao: GestaoRedacao; estado: Estado };

export function Papel({ redacao, estado }: PapelProps) {
  const { papel, regras, outras_correcoes, nota_final } = redacao;
  const { segundo_corretor, divergencia_maxima } = regras;
  const state = stateOf(redacao, estado);
  return (
    <>
      {state !== null && <Note tone={nota_final === null ? 'info' : 'success'}>{state}</Note>}
      {outras_correcoes.length > 0 && <OutrasCorrecoes redacao={redacao} rascunho={estado.rascunho} />}
      <Reopen redacao={redacao} />
      {(segundo_corretor || papel === 'terceira') && (
        <Disclosure label={papel === null ? copy.others : copy.papeis[papel]} open={papel === 'terceira'}>
          <Stack gap="e8">
            <Text look="small">
              {papel === 'terceira' ? copy.ruleThird(divergencia_maxima) : copy.ruleTwo(divergencia_maxima)}
            </Text>
            {papel !== null && papel !== 'terceira' && !estado.concluir && (
              <Text look="small" tone="muted">
                {copy.hidden}
              </Text>
            )}
          </Stack>
        </Disclosure>
      )}
    </>
  );
}

/** Why nothing can be changed, or what came of it; null while this person marks. */
function stateOf({ situacao, minha_situacao, nota_final, papel }: GestaoRedacao, { concluir }: Estado): string | null {
  if (nota_final !== null) return copy.final2(nota_final);
  if (minha_situacao === 'concluida' || (minha_situacao === 'impedida' && papel !== null))
    return situacao === 'divergente' ? copy.waitsThird : copy.waitsSecond;
  if (concluir) return null;
  if (minha_situacao === 'impedida') return copy.taken;
  return papel === null ? copy.nobody : null;
}
