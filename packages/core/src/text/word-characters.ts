/**
 * The characters that are no part of a word, as ranges of code points in hexadecimal: the complement of
 * `[\p{L}\p{M}\p{N}_]` in the basic plane, and emoji. Code points without a character fill the ranges up.
 */
const RANGES = `
0-2f 3a-40 5b-5e 60 7b-a9 ab-b1 b4 b6-b8 bb bf d7 f7 2c2-2c5 2d2-2df 2e5-2eb 2ed 2ef-2ff 375 37e 384-385 387 3f6
482 55a-55f 589-58f 5be 5c0 5c3 5c6 5f3-60f 61b-61f 66a-66d 6d4 6dd-6de 6e9 6fd-6fe 700-70f 7f6-7f9 7fe-7ff
830-83e 85e 888 890-891 8e2 964-965 970 9f2-9f3 9fa-9fb 9fd a76 af0-af1 b70 bf3-bfa c77 c7f c84 d4f d79 df4 e3f
e4f e5a-e5b f01-f17 f1a-f1f f34 f36 f38 f3a-f3d f85 fbe-fc5 fc7-fda 104a-104f 109e-109f 10fb 1360-1368 1390-1399
1400 166d-166e 1680 169b-169c 16eb-16ed 1735-1736 17d4-17d6 17d8-17db 1800-180a 180e 1940-1945 19de-19ff
1a1e-1a1f 1aa0-1aa6 1aa8-1aad 1b4e-1b4f 1b5a-1b6a 1b74-1b7f 1bfc-1bff 1c3b-1c3f 1c7e-1c7f 1cc0-1cc7 1cd3 1fbd
1fbf-1fc1 1fcd-1fcf 1fdd-1fdf 1fed-1fef 1ffd-206f 207a-207e 208a-208e 20a0-20c1 2100-2101 2103-2106 2108-2109
2114 2116-2118 211e-2123 2125 2127 2129 212e 213a-213b 2140-2144 214a-214d 214f 218a-244a 249c-24e9 2500-2775
2794-2bff 2ce5-2cea 2cf9-2cfc 2cfe-2cff 2d70 2e00-2e2e 2e30-3004 3008-3020 3030 3036-3037 303d-303f 309b-309c
30a0 30fb 3190-3191 3196-319f 31c0-31ef 3200-321e 322a-3247 3250 3260-327f 328a-32b0 32c0-33ff 4dc0-4dff
a490-a4c6 a4fe-a4ff a60d-a60f a673 a67e a6f2-a716 a720-a721 a789-a78a a828-a82b a836-a839 a874-a877 a8ce-a8cf
a8f8-a8fa a8fc a92e-a92f a95f a9c1-a9cd a9de-a9df aa5c-aa5f aa77-aa79 aade-aadf aaf0-aaf1 ab5b ab6a-ab6b abeb
fb29 fbb2-fbd2 fd3e-fd4f fd90-fd91 fdc8-fdcf fdfc-fdff fe10-fe19 fe30-fe6b feff-ff0f ff1a-ff20 ff3b-ff40
ff5b-ff65 ffe0-fffd 1eef0-1f0f5 1f10d-1fbef
`

const ranges = RANGES.trim()
  .split(/\s/)
  .map((range) => range.replace(/[\da-f]+/g, "\\u{$&}"))
  .join("")

/**
 * A character of a word as the source of a pattern with the flag `u`: a letter, mark or number of any script, or `_`.
 * V8 compiles it an order of magnitude faster than `[\p{L}\p{M}\p{N}_]`, which has three times as many ranges.
 */
export const WORD_CHARACTER = `[^${ranges}]`
