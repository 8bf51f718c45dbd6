/** The commonest cries in the languages that our readers are likeliest to fall back on. One on a line. */
export const criesInOtherLanguages: readonly string[] = `
quiero morir
ya no quiero vivir
me quiero matar
no puedo más con mi vida
mi marido me pega
me violaron
estoy pensando en suicidarme
me corto los brazos
me tomé todas las pastillas
creo que estoy embarazada
mi novio me golpea
no tengo ganas de vivir
quero morrer
não quero mais viver
quero me matar
estou pensando em suicídio
não aguento mais
meu marido me bate
fui estuprada
eu me corto
tomei muitos remédios
acho que estou grávida
vou acabar com a minha vida
minha vida não tem sentido
je veux mourir
j'ai envie de mourir
je ne veux plus vivre
je vais me suicider
j'en peux plus
mon mari me frappe
j'ai été violée
je me coupe
j'ai pris trop de médicaments
je suis enceinte
je pense au suicide
la vie n'a plus de sens
ich will sterben
ich will nicht mehr leben
ich bringe mich um
ich kann nicht mehr
mein mann schlägt mich
ich wurde vergewaltigt
ich ritze mich
ich habe zu viele tabletten genommen
ich bin schwanger
ich denke an selbstmord
ich möchte tot sein
mein leben hat keinen sinn mehr
我想死
我不想活了
我想自杀
活着没意思
我老公打我
我被强奸了
我割腕了
我吃了很多安眠药
我怀孕了
我撑不下去了
我活不下去了
我爸爸打我
aku mau mati
saya nak bunuh diri
aku ingin mengakhiri hidup
tak nak hidup lagi
aku capek hidup
suami saya pukul saya
saya dirogol
aku menyakiti diri sendiri
saya telan banyak ubat
saya hamil
aku pengen mati aja
suamiku memukul aku
main marna chahta hoon
mujhe jeena nahi hai
mar jana chahti hu
suicide karna hai
mera pati mujhe marta hai
mujhe maarte hain ghar pe
mera rape hua
main khud ko kaatti hu
bahut saari goliyan kha li
main pregnant hu
zindagi se thak gaya hu
मैं मरना चाहती हूँ
मुझे जीना नहीं है
`
  .trim()
  .split('\n')
