import { expect, test } from "vitest"
import { redact } from "../../../src/turn/remember/redact.ts"

test.each([
  ["The WiFi key is 61839274650193847262", "61839274650193847262"],
  ["The wifi key is 6183927465", "6183927465"],
  ["WLAN-Schlüssel: 1183927465019384", "1183927465019384"],
  ["The WPA key of the Fritzbox is 7362 8192 0463 5517 2840", "0463 5517"],
  ["The guest network is called Attic and its key is wintermute42", "wintermute42"],
  ["We call our wifi Attic. The key is wintermute42.", "wintermute42"],
  ["My router's key is 7h3k9d2m", "7h3k9d2m"],
  ["Das WLAN heißt Dachboden und der Schlüssel ist kamin2208", "kamin2208"],
  ["Le wifi s'appelle Livebox-33 et la clé est 5F7A9C2E4B6D", "5F7A9C2E4B6D"],
  ["La clave de nuestra red es girasol4471", "girasol4471"],
  ["La chiave del wifi è 62738495061728394051", "62738495061728394051"],
  ["A rede chama-se Sobreiro e a chave é cortica8812", "cortica8812"],
  ["De sleutel van ons netwerk is stroopwafel71", "stroopwafel71"],
  ["WiFiのキーは 8372615049 です", "8372615049"],
  ["我家WiFi密钥：bamboo3391", "bamboo3391"],
])("the key of a network is redacted: %s", (text, secret) => {
  expect(redact(text).text).not.toContain(secret)
})

test.each([
  "The key is under the mat",
  "My house key number is 12",
  "The spare key is with Anna in apartment 4471",
  "My order number is 61839274650193847262",
  "The tracking number of my router is 1Z999AA10123456784",
  "I ordered a new router, order 4059283716",
  "The key change in that song is at bar 48",
  "Our wifi network is called Larkspur24",
  "My locker key is number 318",
  "Der Router hat die Seriennummer 4059283716",
  "Der Schlüssel zum Erfolg sind 8 Stunden Schlaf",
  "La clave del éxito es dormir 8 horas",
  "我的快递单号是 9182736450",
])("another key or number stays: %s", (text) => {
  expect(redact(text).text).toBe(text)
})
