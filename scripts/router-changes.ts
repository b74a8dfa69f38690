// What the build changes in the router: what no page of ours uses is left out, what is the same for every page is made once.

import type { Plugin } from 'vite'

/** Where the router's own text is replaced, by the end of the file's name: what stands there, and what stands there then. */
interface Change {
  readonly in: 'client' | 'ssr'
  readonly file: string
  readonly from: RegExp
  readonly to: string
}

const inRouter: readonly Change[] = [
  {
    // No link of ours fetches beforehand by the router: what does it is a kilobyte of script.
    in: 'client',
    file: '/dom/lib.js',
    from: /React\$1\.createElement\(PrefetchPageLinks, \{ page: href \}\)/g,
    to: 'null',
  },
  {
    // Stands in for a page whose data is not here yet: ours always have it.
    in: 'client',
    file: '/dom/ssr/routes.js',
    from: /route\.id === "root" \? RemixRootDefaultHydrateFallback : void 0/g,
    to: 'void 0',
  },
  {
    // No screen loads or sends beside its page (`useFetcher`): the third of the router that does is left away.
    in: 'client',
    file: '/router/router.js',
    from: /async function fetch\(key, routeId, href, opts\) \{[\s\S]*?(?=\t\/\*\*\s+\* Utility function to handle redirects)/g,
    to: 'const fetch = undefined;\n',
  },
  {
    // Nobody listens to the router's own measurements.
    in: 'client',
    file: '/router/router.js',
    from: /consumeInstrumentationClientResultMetaReceiver\(router\)|init\.instrumentations/g,
    to: 'undefined',
  },
  {
    // Encoded where the browser gets it with the page, which most pages do without: not before. `encode` is for pages that the router did not
    // make itself (`known-pages.ts`).
    in: 'ssr',
    file: '/server-runtime/server.js',
    from: /serverHandoffStream: encodeViaTurboStream\(/g,
    to: 'encode: encodeViaTurboStream, serverHandoffStream: () => encodeViaTurboStream(',
  },
  {
    // For the script of the router's own, which no page of ours carries.
    in: 'ssr',
    file: '/server-runtime/serverHandoff.js',
    from: /return escapeHtml\(JSON\.stringify\(serverHandoff\)\);/g,
    to: 'return "";',
  },
  {
    // Asks the environment of the process for each loader, which is slow: nothing of ours is rendered while it is built.
    in: 'ssr',
    file: '/server-runtime/dev.js',
    from: /if \(typeof process !== "undefined"\) try \{[\s\S]*?\} catch \{\}/g,
    to: '',
  },
  {
    // The table of a hundred screens, made again for each page.
    in: 'ssr',
    file: '/server-runtime/entry.js',
    from: /function createEntryRouteModules\(manifest\) \{/g,
    to: `const known = new WeakMap();
function createEntryRouteModules(manifest) {
	if (!known.has(manifest)) known.set(manifest, newEntryRouteModules(manifest));
	return known.get(manifest);
}
function newEntryRouteModules(manifest) {`,
  },
  {
    // The routes of a page, made anew for each of its renders, and then once more.
    in: 'ssr',
    file: '/dom/ssr/routes.js',
    from: /createServerRoutes\((?=manifest, routeModules, future, isSpaMode, )/g,
    to: 'newServerRoutes(',
  },
  {
    in: 'ssr',
    file: '/dom/ssr/routes.js',
    from: /export \{ createClientRoutes,/g,
    to: `const made = new WeakMap();
function createServerRoutes(manifest, routeModules, future, isSpaMode) {
	let known = made.get(manifest);
	if (known?.routeModules !== routeModules) made.set(manifest, known = { routeModules, routes: newServerRoutes(manifest, routeModules, future, isSpaMode) });
	return known.routes;
}
export { createClientRoutes,`,
  },
  {
    in: 'ssr',
    file: '/dom/server.js',
    from: /let manifest = \{\};\s+let dataRoutes = convertRoutesToDataRoutes\(routes, void 0, void 0, manifest\);/g,
    to: `let known = createStaticRouter.known.get(routes);
	if (known === undefined) {
		known = { manifest: {} };
		known.dataRoutes = convertRoutesToDataRoutes(routes, void 0, void 0, known.manifest);
		createStaticRouter.known.set(routes, known);
	}
	let { manifest, dataRoutes } = known;`,
  },
  {
    in: 'ssr',
    file: '/dom/server.js',
    from: /function createHref\(to\) \{/g,
    to: `createStaticRouter.known = new WeakMap();
function createHref(to) {`,
  },
  {
    // Each getter in an object makes a form of its own of it, which holds on to the page's data until the next great collection.
    in: 'ssr',
    file: '/dom/server.js',
    from: /get basename\(\) \{[\s\S]*?get window\(\) \{\},/g,
    to: `basename: context.basename,
		future,
		state: {
			historyAction: "POP",
			location: context.location,
			matches,
			loaderData: context.loaderData,
			actionData: context.actionData,
			errors: context.errors,
			initialized: true,
			renderFallback: false,
			navigation: IDLE_NAVIGATION,
			restoreScrollPosition: null,
			preventScrollReset: false,
			revalidation: "idle",
			fetchers: /* @__PURE__ */ new Map(),
			blockers: /* @__PURE__ */ new Map()
		},
		routes: dataRoutes,
		manifest,
		window: undefined,`,
  },
  {
    // An address of ours is plain as a rule, and asked for six times in a render.
    in: 'ssr',
    file: '/dom/server.js',
    from: /function encodeLocation\(to\) \{/g,
    to: `function encodeLocation(to) {
	if (typeof to === "string" && /^\\/[\\w/-]*$/.test(to)) return { pathname: to, search: "", hash: "" };`,
  },
  {
    // Read, and never used.
    in: 'ssr',
    file: '/dom/ssr/server.js',
    from: /if \(typeof url === "string"\) url = new URL\(url\);/g,
    to: '',
  },
  {
    // The address of one request, read anew by each of three functions.
    in: 'ssr',
    file: '/server-runtime/urls.js',
    from: /function getNormalizedPath\(request\) \{/g,
    to: `const path = Symbol();
function getNormalizedPath(request) {
	return request[path] ??= readPath(request);
}
function readPath(request) {`,
  },
  {
    // The same address once more, for each loader a copy of its own: ours only read it.
    in: 'ssr',
    file: '/router/utils.js',
    from: /function createDataFunctionUrl\(request, path\) \{/g,
    to: `const made = Symbol();
function createDataFunctionUrl(request, path) {
	if (typeof path === "string") return newDataFunctionUrl(request, path);
	let known = path[made];
	if (known?.request !== request) path[made] = known = { request, url: newDataFunctionUrl(request, path) };
	return known.url;
}
function newDataFunctionUrl(request, path) {
	if (typeof path !== "string") {
		// What stands there already is not read once more.
		let url = new URL(request.url);
		if (url.pathname === path.pathname && url.search === path.search && url.hash === (path.hash || "") && !url.search.includes("index")) return url;
	}`,
  },
  {
    // No screen has headers of its own but those of an answer: seven objects for an empty one.
    in: 'ssr',
    file: '/server-runtime/headers.js',
    from: /function getDocumentHeaders\(context, build\) \{/g,
    to: `function getDocumentHeaders(context, build) {
	let { errors, matches, actionHeaders, loaderHeaders } = context;
	let isEmpty = errors === null && matches.every(({ route: { id } }) => !actionHeaders[id] && !loaderHeaders[id] && build.routes[id]?.module.headers == null);
	if (isEmpty) return new Headers();`,
  },
  {
    // A table with more than a hundred addresses was tried from its top, with an expression each: an address that stands in it is known.
    in: 'ssr',
    file: '/router/matcher.js',
    from: /match\(locationArg, allowPartial = false\) \{/g,
    to: `#known = new Map();
	match(locationArg, allowPartial = false) {
		const path = typeof locationArg === "string" ? locationArg : locationArg.pathname;
		if (allowPartial || !this.#isStatic(path)) return this.#tried(locationArg, allowPartial);
		let known = this.#known.get(path);
		if (known === undefined) this.#known.set(path, (known = this.#tried(locationArg, false)));
		return known?.map((match) => ({ ...match, params: { ...match.params } })) ?? null;
	}
	#isStatic(path) {
		return this.#known.has(path) || this.#branches.some((branch) => branch.path === path && !/[:*?]/.test(path));
	}
	#tried(locationArg, allowPartial) {`,
  },
]

/** The router with less of it, for every page. The build fails where the router no longer says what is replaced. */
export function routerDoesLess(): Plugin[] {
  return (['client', 'ssr'] as const).map((environment) => {
    const changes = inRouter.filter((change) => change.in === environment)
    const done = new Set<Change>()
    return {
      name: `router-does-less-${environment}`,
      apply: 'build',
      applyToEnvironment: ({ name }) => name === environment,
      transform(code, id) {
        let changed = code
        for (const change of changes) {
          if (!id.includes('/react-router/') || !id.endsWith(change.file)) continue
          const before = changed
          changed = before.replaceAll(change.from, () => change.to)
          if (changed === before) this.error(`the router no longer says ${change.from} in ${change.file}`)
          done.add(change)
        }
        return changed === code ? null : { code: changed, map: null }
      },
      buildEnd(error) {
        const missing = changes.find((change) => !done.has(change))
        if (error === undefined && missing !== undefined) this.error(`the router has no ${missing.file} any more`)
      },
    }
  })
}
