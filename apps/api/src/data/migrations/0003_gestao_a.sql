ALTER TABLE "base_conhecimento" ADD COLUMN "rascunho" jsonb;--> statement-breakpoint
ALTER TABLE "turma" ADD COLUMN "vidas_ativas" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "turma" ADD COLUMN "pular_ativo" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "turma" ADD COLUMN "opcoes_alteradas_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "turma" ADD COLUMN "opcoes_alteradas_por" text;--> statement-breakpoint
ALTER TABLE "pessoa" ADD COLUMN "ranking_oculto" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "base_conhecimento" ADD CONSTRAINT "base_conhecimento_rascunho" CHECK ("base_conhecimento"."rascunho" is null or "base_conhecimento"."publicado_em" is not null);