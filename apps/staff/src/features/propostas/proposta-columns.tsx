import type { PropostaLinha } from '@luneta/api-client';
import { Badge, Inline, Link, Stack, Text, type DataColumn } from '@luneta/ui';
import { Lock } from '@luneta/ui/icons';

import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';

export const idOf = ({ raiz_id }: PropostaLinha) => raiz_id;

/** The theme leads to the proposal; a sealed one is named by its code and leads nowhere. */
function Tema({ proposta }: { proposta: PropostaLinha }) {
  const { titulo, codigo, lacrada, proposta_redacao_id } = proposta;
  if (lacrada || titulo === null)
    return (
      <Text as="span" look="bodyStrong">
        {copy.sealedTheme(codigo)}
      </Text>
    );
  return (
    <Link quiet href={paths.proposta(proposta_redacao_id)}>
      <Text as="span" look="bodyStrong" lines={2}>
        {titulo === '' ? copy.semTema : titulo}
      </Text>
    </Link>
  );
}

export const COLUMNS: readonly [DataColumn<PropostaLinha>, ...DataColumn<PropostaLinha>[]] = [
  {
    id: 'tema',
    header: copy.proposta,
    cell: (proposta) => (
      <Stack gap="e4">
        <Tema proposta={proposta} />
        <Text as="span" look="small" tone="muted">
          {[
            proposta.lacrada ? null : proposta.codigo,
            proposta.genero_textual_nome,
            ...(proposta.revisao > 1 ? [copy.revisao(proposta.revisao)] : []),
            proposta.autor_nome,
            proposta.fonte,
            proposta.ano,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {(proposta.situacao !== 'aprovada' || proposta.lacrada) && (
          <Inline gap="e4" wrap>
            {proposta.situacao !== 'aprovada' && <Badge>{copy.situacoes[proposta.situacao]}</Badge>}
            {proposta.lacrada && (
              <Badge tone="warning" icon={Lock}>
                {copy.lacrada}
              </Badge>
            )}
          </Inline>
        )}
      </Stack>
    ),
  },
  {
    id: 'linhas',
    header: copy.linhas,
    noWrap: true,
    cell: ({ min_linhas, max_linhas }) => copy.deAte(min_linhas, max_linhas),
  },
  { id: 'textos', header: copy.textos, align: 'end', noWrap: true, cell: ({ qtde_textos }) => qtde_textos },
  {
    id: 'usos',
    header: copy.usos,
    noWrap: true,
    cell: ({ qtde_provas }) =>
      qtde_provas === 0 ? (
        <Text as="span" look="small" tone="muted">
          {copy.inedita}
        </Text>
      ) : (
        copy.usada(qtde_provas)
      ),
  },
];
