/** The third step: what each line would do, the faulty ones first, each with its mend; and the button that counts. */
import type { GestaoImportacaoAcao } from '@luneta/api-client';
import { withParam, useAddress } from '@luneta/app-shell/list';
import { Inline, Stack, Text } from '@luneta/ui';

import { linhasDe, mudancasDe, prontasDe } from '../contas.ts';
import { copy, n } from '../copy.ts';
import { Baixar } from '../parts/baixar.tsx';
import { Hero, LinhasChips } from '../parts/linhas-chips.tsx';
import type { EtapaProps } from '../parts/etapa-props.ts';
import { Frame } from '../parts/frame.tsx';
import { ACOES } from '../tipos.ts';
import { AplicarBar } from './aplicar-bar.tsx';
import { Linhas } from './linhas.tsx';
import { useAplicar } from './use-aplicar.tsx';

const PARAM = 'acao';

export function ConferenciaStep({ importacao, of, onEtapa, onChange }: EtapaProps) {
  const { resumo, tipo, nome_arquivo } = importacao;
  const { search, replace } = useAddress();
  const asked = ACOES.find(({ acao }) => acao === search.get(PARAM))?.acao;
  const acao = asked ?? firstOf(resumo);
  const aplicar = useAplicar(importacao, of);
  return (
    <Frame
      tipo={tipo}
      detail={copy.detail(nome_arquivo, linhasDe(resumo), tipo)}
      current={3}
      onChange={onChange}
      note={mudancasDe(resumo) > 0 ? copy.ficamFora(resumo.erro) : copy.nada}
      actions={<AplicarBar of={aplicar} resumo={resumo} onBack={onChange && (() => onEtapa('colunas'))} />}
    >
      <Stack gap="e16">
        {aplicar.failure}
        <Hero>
          <Inline gap="e12">
            <Text as="strong" look="numXl">
              {n(prontasDe(resumo))}
            </Text>
            <Text tone="muted">{copy.prontas(linhasDe(resumo), tipo)}</Text>
          </Inline>
          <LinhasChips
            tipo={tipo}
            resumo={resumo}
            acao={acao}
            onAcao={(value) => replace(withParam(PARAM, value))}
            end={resumo.erro > 0 && <Baixar of={of} />}
          />
          {resumo.aviso > 0 && (
            <Text look="small" tone="muted">
              {copy.avisos(resumo.aviso)}
            </Text>
          )}
        </Hero>
        <Linhas key={acao} importacao={importacao} of={of} acao={acao} />
      </Stack>
    </Frame>
  );
}

/** What is shown first: what asks for somebody, else what the file is for. */
const firstOf = (resumo: Readonly<Record<GestaoImportacaoAcao, number>>): GestaoImportacaoAcao =>
  (['erro', 'criar', 'nova_revisao', 'atualizar', 'mover', 'duplicada'] as const).find((acao) => resumo[acao] > 0) ??
  'igual';
