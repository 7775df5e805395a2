# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV NX_DAEMON=false
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY api/package.json api/
COPY site/package.json site/
COPY admin/package.json admin/
RUN npm ci
COPY . .
# The bundled PostgreSQL verifies backups, also of a database on another server.
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/shared/package.json shared/
COPY --from=build /app/shared/dist shared/dist
COPY --from=build /app/api/package.json api/
COPY --from=build /app/api/node_modules api/node_modules
COPY --from=build /app/api/dist api/dist
COPY --from=build /app/api/fonts api/fonts
COPY --from=build /app/site/package.json site/
COPY --from=build /app/site/build site/build
COPY --from=build /app/admin/dist admin/dist
COPY --from=build /app/scripts/health.mjs scripts/
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 CMD ["node", "scripts/health.mjs"]
# Without limits V8 uses up to a quarter of the memory before it collects garbage.
CMD ["node", "--max-old-space-size=256", "--max-semi-space-size=8", "api/dist/bundle/main.js"]
