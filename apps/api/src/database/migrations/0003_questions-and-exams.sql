CREATE TABLE "avaliacao_evento" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"avaliacao_id" bigint NOT NULL,
	"item_id" bigint,
	"tipo" text NOT NULL,
	"antes" jsonb,
	"depois" jsonb,
	"motivo" text DEFAULT '' NOT NULL,
	"ator_id" bigint NOT NULL,
	"ator_nome" text NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	CONSTRAINT "avaliacao_evento_escola_id_id_pk" PRIMARY KEY("escola_id","id")
);
--> statement-breakpoint
CREATE TABLE "avaliacao_rascunho" (
	"escola_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"documento" jsonb NOT NULL,
	"descricao" text NOT NULL,
	"serie_id" bigint,
	"ciclo_id" bigint,
	"autor_id" bigint NOT NULL,
	"autor_nome" text NOT NULL,
	"avaliacao_id" bigint,
	"importacao_id" uuid,
	"arquivado_em" timestamp with time zone,
	"criado_em" timestamp with time zone NOT NULL,
	"atualizado_em" timestamp with time zone NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "avaliacao_rascunho_escola_id_id_pk" PRIMARY KEY("escola_id","id")
);
--> statement-breakpoint
CREATE TABLE "etiqueta" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"nome" text NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "etiqueta_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "etiqueta_nome" UNIQUE("escola_id","nome")
);
--> statement-breakpoint
CREATE TABLE "habilidade" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"sistema" text NOT NULL,
	"codigo" text NOT NULL,
	"descricao" text DEFAULT '' NOT NULL,
	"area_conhecimento_id" bigint,
	"arquivada_em" timestamp with time zone,
	"versao" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "habilidade_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "habilidade_codigo" UNIQUE("escola_id","sistema","codigo"),
	CONSTRAINT "habilidade_sistema" CHECK ("habilidade"."sistema" in ('BNCC','ENEM','SAEB','propria'))
);
--> statement-breakpoint
CREATE TABLE "questao_etiqueta" (
	"escola_id" bigint NOT NULL,
	"raiz_id" bigint NOT NULL,
	"etiqueta_id" bigint NOT NULL,
	CONSTRAINT "questao_etiqueta_escola_id_raiz_id_etiqueta_id_pk" PRIMARY KEY("escola_id","raiz_id","etiqueta_id")
);
--> statement-breakpoint
CREATE TABLE "questao_habilidade" (
	"escola_id" bigint NOT NULL,
	"questao_id" bigint NOT NULL,
	"habilidade_id" bigint NOT NULL,
	"ordem" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "questao_habilidade_escola_id_questao_id_habilidade_id_pk" PRIMARY KEY("escola_id","questao_id","habilidade_id")
);
--> statement-breakpoint
CREATE TABLE "texto_base" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"titulo" text NOT NULL,
	"conteudo" text NOT NULL,
	"fonte" text DEFAULT '' NOT NULL,
	"arquivado_em" timestamp with time zone,
	"versao" integer DEFAULT 1 NOT NULL,
	"busca" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', regexp_replace(lower(regexp_replace(normalize(regexp_replace(regexp_replace(regexp_replace(conteudo, '</?(b|strong|em|i|u|s|small|mark|sub|sup|span)( [^>]*)?>', '', 'g'), '<[^>]*>', ' ', 'g'), '&(lt|gt|quot|amp|nbsp);', ' ', 'g'), NFD), '[\u0300-\u036F]', '', 'g')), '[^a-z0-9\u00AA-\uFFFF]+', ' ', 'g'))) STORED,
	CONSTRAINT "texto_base_escola_id_id_pk" PRIMARY KEY("escola_id","id")
);
--> statement-breakpoint
ALTER TABLE "proposta_redacao" DROP CONSTRAINT "proposta_redacao_codigo";--> statement-breakpoint
ALTER TABLE "questao" DROP CONSTRAINT "questao_codigo";--> statement-breakpoint
ALTER TABLE "importacao" DROP CONSTRAINT "importacao_formato";--> statement-breakpoint
ALTER TABLE "importacao_linha" DROP CONSTRAINT "importacao_linha_acao_nome";--> statement-breakpoint
ALTER TABLE "avaliacao" ADD COLUMN "especie" text DEFAULT 'prova' NOT NULL;--> statement-breakpoint
ALTER TABLE "avaliacao" ADD COLUMN "autor_id" bigint;--> statement-breakpoint
ALTER TABLE "avaliacao" ADD COLUMN "autor_nome" text;--> statement-breakpoint
ALTER TABLE "avaliacao" ADD COLUMN "instrucoes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "avaliacao" ADD COLUMN "embaralhar" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "avaliacao" ADD COLUMN "semente" text;--> statement-breakpoint
ALTER TABLE "avaliacao" ADD COLUMN "publicada_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "avaliacao" ADD COLUMN "publicada_por" bigint;--> statement-breakpoint
ALTER TABLE "avaliacao" ADD COLUMN "cancelada_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "avaliacao" ADD COLUMN "motivo_cancelamento" text;--> statement-breakpoint
ALTER TABLE "avaliacao" ADD COLUMN "copiada_de" bigint;--> statement-breakpoint
ALTER TABLE "avaliacao" ADD COLUMN "versao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "avaliacao_item" ADD COLUMN "bloco" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "avaliacao_item" ADD COLUMN "reparado_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "turma_avaliacao" ADD COLUMN "cancelada_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "turma_avaliacao_dia" ADD COLUMN "sala" text;--> statement-breakpoint
ALTER TABLE "turma_avaliacao_dia" ADD COLUMN "entrada" text DEFAULT 'livre' NOT NULL;--> statement-breakpoint
ALTER TABLE "turma_avaliacao_dia" ADD COLUMN "codigo_entrada" text;--> statement-breakpoint
ALTER TABLE "materia" ADD COLUMN "arquivada_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "materia" ADD COLUMN "versao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "midia" ADD COLUMN "largura" integer;--> statement-breakpoint
ALTER TABLE "midia" ADD COLUMN "altura" integer;--> statement-breakpoint
ALTER TABLE "midia" ADD COLUMN "tamanho" integer;--> statement-breakpoint
ALTER TABLE "midia" ADD COLUMN "enviada_por" bigint;--> statement-breakpoint
ALTER TABLE "midia" ADD COLUMN "enviada_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "objeto_conhecimento" ADD COLUMN "arquivada_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "objeto_conhecimento" ADD COLUMN "versao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "proposta_redacao" ADD COLUMN "raiz_id" bigint;--> statement-breakpoint
ALTER TABLE "proposta_redacao" ADD COLUMN "revisao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "proposta_redacao" ADD COLUMN "substituida_por" bigint;--> statement-breakpoint
ALTER TABLE "proposta_redacao" ADD COLUMN "situacao" text DEFAULT 'aprovada' NOT NULL;--> statement-breakpoint
ALTER TABLE "proposta_redacao" ADD COLUMN "autor_id" bigint;--> statement-breakpoint
ALTER TABLE "proposta_redacao" ADD COLUMN "autor_nome" text;--> statement-breakpoint
ALTER TABLE "proposta_redacao" ADD COLUMN "ano" smallint;--> statement-breakpoint
ALTER TABLE "proposta_redacao" ADD COLUMN "fonte" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "proposta_redacao" ADD COLUMN "atualizada_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "proposta_redacao" ADD COLUMN "versao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "questao" ADD COLUMN "raiz_id" bigint;--> statement-breakpoint
ALTER TABLE "questao" ADD COLUMN "revisao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "questao" ADD COLUMN "substituida_por" bigint;--> statement-breakpoint
ALTER TABLE "questao" ADD COLUMN "situacao" text DEFAULT 'aprovada' NOT NULL;--> statement-breakpoint
ALTER TABLE "questao" ADD COLUMN "autor_id" bigint;--> statement-breakpoint
ALTER TABLE "questao" ADD COLUMN "autor_nome" text;--> statement-breakpoint
ALTER TABLE "questao" ADD COLUMN "texto_base_id" bigint;--> statement-breakpoint
ALTER TABLE "questao" ADD COLUMN "par_id" bigint;--> statement-breakpoint
ALTER TABLE "questao" ADD COLUMN "importacao_id" uuid;--> statement-breakpoint
ALTER TABLE "questao" ADD COLUMN "texto_hash" char(64);--> statement-breakpoint
ALTER TABLE "questao" ADD COLUMN "motivos" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "questao" ADD COLUMN "pontuacao" numeric(7, 2);--> statement-breakpoint
ALTER TABLE "questao" ADD COLUMN "orientacoes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "questao" ADD COLUMN "versao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "questao" ADD COLUMN "busca" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', regexp_replace(lower(regexp_replace(normalize(regexp_replace(regexp_replace(regexp_replace(enunciado, '</?(b|strong|em|i|u|s|small|mark|sub|sup|span)( [^>]*)?>', '', 'g'), '<[^>]*>', ' ', 'g'), '&(lt|gt|quot|amp|nbsp);', ' ', 'g'), NFD), '[\u0300-\u036F]', '', 'g')), '[^a-z0-9\u00AA-\uFFFF]+', ' ', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "conteudo_digital" ADD COLUMN "arquivado_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conteudo_digital" ADD COLUMN "autor_id" bigint;--> statement-breakpoint
ALTER TABLE "conteudo_digital" ADD COLUMN "verificada_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conteudo_digital" ADD COLUMN "verificacao" text;--> statement-breakpoint
ALTER TABLE "conteudo_digital" ADD COLUMN "versao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "avaliacao_evento" ADD CONSTRAINT "avaliacao_evento_escola_id_avaliacao_id_avaliacao_escola_id_id_fk" FOREIGN KEY ("escola_id","avaliacao_id") REFERENCES "public"."avaliacao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avaliacao_rascunho" ADD CONSTRAINT "avaliacao_rascunho_escola_id_escola_id_fk" FOREIGN KEY ("escola_id") REFERENCES "public"."escola"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "etiqueta" ADD CONSTRAINT "etiqueta_escola_id_escola_id_fk" FOREIGN KEY ("escola_id") REFERENCES "public"."escola"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habilidade" ADD CONSTRAINT "habilidade_escola_id_escola_id_fk" FOREIGN KEY ("escola_id") REFERENCES "public"."escola"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habilidade" ADD CONSTRAINT "habilidade_escola_id_area_conhecimento_id_area_conhecimento_escola_id_id_fk" FOREIGN KEY ("escola_id","area_conhecimento_id") REFERENCES "public"."area_conhecimento"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questao_etiqueta" ADD CONSTRAINT "questao_etiqueta_escola_id_raiz_id_questao_escola_id_id_fk" FOREIGN KEY ("escola_id","raiz_id") REFERENCES "public"."questao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questao_etiqueta" ADD CONSTRAINT "questao_etiqueta_escola_id_etiqueta_id_etiqueta_escola_id_id_fk" FOREIGN KEY ("escola_id","etiqueta_id") REFERENCES "public"."etiqueta"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questao_habilidade" ADD CONSTRAINT "questao_habilidade_escola_id_questao_id_questao_escola_id_id_fk" FOREIGN KEY ("escola_id","questao_id") REFERENCES "public"."questao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questao_habilidade" ADD CONSTRAINT "questao_habilidade_escola_id_habilidade_id_habilidade_escola_id_id_fk" FOREIGN KEY ("escola_id","habilidade_id") REFERENCES "public"."habilidade"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "texto_base" ADD CONSTRAINT "texto_base_escola_id_escola_id_fk" FOREIGN KEY ("escola_id") REFERENCES "public"."escola"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "avaliacao_evento_da_avaliacao" ON "avaliacao_evento" USING btree ("escola_id","avaliacao_id","criado_em");--> statement-breakpoint
CREATE INDEX "avaliacao_rascunho_recente" ON "avaliacao_rascunho" USING btree ("escola_id","atualizado_em");--> statement-breakpoint
CREATE INDEX "avaliacao_rascunho_avaliacao" ON "avaliacao_rascunho" USING btree ("escola_id","avaliacao_id");--> statement-breakpoint
CREATE INDEX "questao_etiqueta_por_etiqueta" ON "questao_etiqueta" USING btree ("escola_id","etiqueta_id");--> statement-breakpoint
CREATE INDEX "questao_habilidade_por_habilidade" ON "questao_habilidade" USING btree ("escola_id","habilidade_id");--> statement-breakpoint
CREATE INDEX "texto_base_busca" ON "texto_base" USING gin ("busca");--> statement-breakpoint
ALTER TABLE "questao" ADD CONSTRAINT "questao_escola_id_texto_base_id_texto_base_escola_id_id_fk" FOREIGN KEY ("escola_id","texto_base_id") REFERENCES "public"."texto_base"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questao_familia" ON "questao" USING btree ("escola_id","raiz_id");--> statement-breakpoint
CREATE INDEX "questao_codigo_escrito" ON "questao" USING btree ("escola_id",lower("codigo"));--> statement-breakpoint
CREATE INDEX "questao_texto" ON "questao" USING btree ("escola_id","texto_hash");--> statement-breakpoint
CREATE INDEX "questao_importacao" ON "questao" USING btree ("escola_id","importacao_id");--> statement-breakpoint
CREATE INDEX "questao_objeto" ON "questao" USING btree ("escola_id","objeto_conhecimento_id");--> statement-breakpoint
CREATE INDEX "questao_passagem" ON "questao" USING btree ("escola_id","texto_base_id");--> statement-breakpoint
CREATE INDEX "questao_busca" ON "questao" USING gin ("busca");--> statement-breakpoint
ALTER TABLE "proposta_redacao" ADD CONSTRAINT "proposta_redacao_codigo_revisao" UNIQUE("escola_id","codigo","revisao");--> statement-breakpoint
ALTER TABLE "questao" ADD CONSTRAINT "questao_codigo_revisao" UNIQUE("escola_id","codigo","revisao");--> statement-breakpoint
ALTER TABLE "avaliacao" ADD CONSTRAINT "avaliacao_especie" CHECK ("avaliacao"."especie" in ('prova','atividade','marco'));--> statement-breakpoint
ALTER TABLE "turma_avaliacao_dia" ADD CONSTRAINT "turma_avaliacao_dia_entrada" CHECK ("turma_avaliacao_dia"."entrada" in ('livre','codigo'));--> statement-breakpoint
ALTER TABLE "importacao" ADD CONSTRAINT "importacao_formato" CHECK ("importacao"."formato" in ('csv','xlsx','oneroster','zip','moodle_xml','gift','qti','enem'));--> statement-breakpoint
ALTER TABLE "importacao_linha" ADD CONSTRAINT "importacao_linha_acao_nome" CHECK ("importacao_linha"."acao" in ('criar','atualizar','igual','mover','inativar','reativar','nova_revisao','duplicada','erro','ignorada'));--> statement-breakpoint
ALTER TABLE "proposta_redacao" ADD CONSTRAINT "proposta_redacao_situacao" CHECK ("proposta_redacao"."situacao" in ('rascunho','aprovada','arquivada'));--> statement-breakpoint
ALTER TABLE "questao" ADD CONSTRAINT "questao_situacao" CHECK ("questao"."situacao" in ('rascunho','em_revisao','aprovada','arquivada'));--> statement-breakpoint
ALTER TABLE "questao" ADD CONSTRAINT "questao_revisao" CHECK ("questao"."revisao" >= 1);--> statement-breakpoint
ALTER TABLE "questao" ADD CONSTRAINT "questao_pontuacao" CHECK ("questao"."pontuacao" is null or "questao"."pontuacao" > 0);