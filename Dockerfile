# Builds the workspace, and keeps of it the command and what that needs.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /src
ENV CI=true DO_NOT_TRACK=1
# Optional packages to include, separated by spaces: store-lancedb (219 MB), sqlite-cipher (34 MB), local-embedder (299 MB).
ARG KEEPSAKE_PACKAGES=""
COPY . .
RUN npx -y pnpm@12.21.0 install --frozen-lockfile \
  && npx -y pnpm@12.21.0 run build \
  && npx -y pnpm@12.21.0 --filter keepsake deploy --prod --legacy /app \
  # They are below the command, so that they use its copy of @keepsake/core.
  && for name in $KEEPSAKE_PACKAGES; do \
    npx -y pnpm@12.21.0 --filter "@keepsake/$name" --fail-if-no-match deploy --prod --legacy "/app/optional/$name" \
    && ln -s "../../optional/$name" "/app/node_modules/@keepsake/$name" || exit 1; \
  done

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
  KEEPSAKE_DATA_DIR=/data \
  KEEPSAKE_SERVER_HOST=0.0.0.0
COPY --from=build /app /app
# So that `docker exec keepsake keepsake backup` finds it.
RUN ln -s /app/dist/main.js /usr/local/bin/keepsake \
  && chmod +x /app/dist/main.js \
  && install -d -o node -g node -m 700 /data
USER 1000:1000
VOLUME /data
EXPOSE 4747
# Where it listens stands in the data folder, whatever port it was given.
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(require(process.env.KEEPSAKE_DATA_DIR + '/owner.json').url + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "/app/dist/main.js"]
CMD ["serve"]
