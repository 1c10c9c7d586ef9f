ALTER TABLE "boss" ADD COLUMN "percentual_vitoria" smallint DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "boss" ADD COLUMN "moedas_vitoria" smallint DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "boss" ADD COLUMN "moedas_derrota" smallint DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "boss" ADD CONSTRAINT "boss_regras" CHECK ("boss"."percentual_vitoria" between 1 and 100 and "boss"."moedas_vitoria" >= 0 and "boss"."moedas_derrota" >= 0);