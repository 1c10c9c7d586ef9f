/** What a person decides of one question of the file: it stays out, or comes although the bank has one that reads the same. */
import type { GestaoImportacaoLinha } from '@luneta/api-client';
import { Button, FailureText, Inline, Link, Stack, VisuallyHidden } from '@luneta/ui';

import { paths } from '../../../shared/paths.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { useConserto } from '../conferencia/use-conserto.ts';
import { copy } from '../copy.ts';
import type { EtapaProps } from '../parts/etapa-props.ts';

const words = copy.questao;

type DecisaoProps = Pick<EtapaProps, 'of'> & {
  linha: GestaoImportacaoLinha;
  onStale: (message: string) => void;
};

export function Decisao({ linha, of, onStale }: DecisaoProps) {
  const may = useMayCall()('saveImportacaoLinha');
  const { busy, error, save } = useConserto(linha, of, { onStale });
  const { acao, nome, banco_questao_id } = linha;
  return (
    <Stack gap="e4" align="end">
      <Inline gap="e8" wrap justify="end">
        {banco_questao_id !== null && (
          <Link href={paths.questaoEditor(banco_questao_id)} external>
            {words.abrir}
            <VisuallyHidden> {nome}</VisuallyHidden>
          </Link>
        )}
        {may && acao === 'duplicada' && (
          <Button size="sm" variant="secondary" busy={busy} onClick={() => save({ decisao: 'outra' })}>
            {words.mesmoAssim}
            <VisuallyHidden> {nome}</VisuallyHidden>
          </Button>
        )}
        {may && (acao === 'criar' || acao === 'nova_revisao') && (
          <Button size="sm" variant="text" busy={busy} onClick={() => save({ decisao: 'pular' })}>
            {words.deixar}
            <VisuallyHidden> {nome}</VisuallyHidden>
          </Button>
        )}
      </Inline>
      {error !== undefined && <FailureText>{error}</FailureText>}
    </Stack>
  );
}
