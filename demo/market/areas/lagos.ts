import { areasOf } from './area.ts';

const island = areasOf(
  'Lagos',
  'Lagos',
  'island',
  `
  Lekki Phase 1 | 106104 | 6.4478 3.4723 | 5.5-10 | 350 | 200 | 34 | Admiralty Way; Fola Osibo Street; Freedom Way; Omorinre Johnson Street; Bisola Durosinmi Etti Drive; Wole Olateju Crescent | the Lekki-Ikoyi link bridge; Admiralty Way; the first toll gate; Pinnock Beach road; Lekki Leisure Lake
  Ikate | 106104 | 6.4396 3.4966 | 4-7 | 280 | 160 | 22 | Kusenla Road; Palace Road; Ilasan Road; Spar Road; Salem Crescent | the Spar roundabout; Ikate Elegushi beach; Chisco bus stop; the Lekki-Epe Expressway
  Chevron | 106104 | 6.4412 3.5372 | 3.5-5.5 | 220 | 120 | 18 | Chevron Drive; Orchid Road; Conservation Road; Alternative Route; Oba Musa Street | the Conservation Centre; the second toll gate; Orchid Hotel Road; the Chevron roundabout
  Ikota | 106104 | 6.4505 3.5562 | 3-5 | 200 | 105 | 12 | Ikota Villa Road; VGC Road; Ogombo Link Road; Cardogan Road | Ikota shopping complex; the VGC gate; Lekki-Epe Expressway
  Ajah | 106104 | 6.4698 3.5852 | 2.2-3.8 | 160 | 90 | 22 | Addo Road; Badore Road; Thomas Estate Road; Ado-Langbasa Road; Ogidan Street | Ajah market; Abraham Adesanya roundabout; Jubilee bridge; Blenco bus stop
  Sangotedo | 106104 | 6.4706 3.6284 | 1.8-3 | 110 | 75 | 16 | Monastery Road; Emperor Estate Road; Ogidan Road; Peace Garden Road | the Novare mall; Emperor Estate; Lagos Business School; Monastery Road
  Ibeju-Lekki | 105101 | 6.4741 3.7402 | 1-2 | 70 | 0 | 10 | Bogije Road; Eleko Road; Amen Estate Road; Lakowe Lakes Road | Eleko junction; Lakowe golf course; the coastal road
  Ikoyi | 101233 | 6.4541 3.4346 | 9-20 | 1200 | 260 | 20 | Bourdillon Road; Gerrard Road; Queens Drive; Alexander Avenue; Glover Road; Raymond Njoku Street | Ikoyi Club; the link bridge; Falomo roundabout; Alfred Rewane Road
  Banana Island | 101233 | 6.4683 3.4497 | 16-30 | 2400 | 340 | 6 | Ocean Parade Road; First Avenue; Close 105; Second Avenue | the island gate; the lagoon walk; Ikoyi
  Victoria Island | 106104 | 6.4281 3.4219 | 8-18 | 460 | 230 | 18 | Akin Adesola Street; Ligali Ayorinde Street; Sanusi Fafunwa Street; Karimu Kotun Street; Idowu Martins Street | Eko Hotel roundabout; Bar Beach; Ahmadu Bello Way; Muri Okunola Park
  Oniru | 106104 | 6.4327 3.4472 | 6.5-11 | 380 | 190 | 10 | Prince Ibrahim Eletu Avenue; Palace Way; Tiamiyu Savage Street; Ologolo Road | the Palms mall; Oniru beach; Landmark centre`,
);

const mainland = areasOf(
  'Lagos',
  'Lagos',
  'mainland',
  `
  Yaba | 101212 | 6.5095 3.3711 | 2.6-4.6 | 260 | 90 | 20 | Herbert Macaulay Way; Commercial Avenue; Montgomery Road; Harvey Road; Queens Street; Moore Road | Tejuosho market; the University of Lagos; Sabo; Yaba train station
  Surulere | 101283 | 6.4926 3.349 | 2.4-4 | 200 | 80 | 22 | Bode Thomas Street; Adeniran Ogunsanya Street; Adelabu Street; Ogunlana Drive; Masha Road; Eric Moore Road | the National Stadium; Adeniran Ogunsanya mall; Ojuelegba; Masha roundabout
  Gbagada | 102216 | 6.5546 3.3906 | 2.5-3.4 | 215 | 80 | 18 | Diya Street; Deeper Life Road; Oguntona Crescent; Akindeko Street; Atunrase Estate Road | Gbagada General Hospital; Charly Boy bus stop; the Third Mainland Bridge
  Shomolu | 102216 | 6.5392 3.3842 | 2.3-3.2 | 120 | 0 | 8 | Bajulaiye Road; Apata Street; Odunlami Street; Akeju Street | Onipanu; Pako bus stop; Fadeyi
  Maryland | 105102 | 6.5721 3.3673 | 3-5 | 230 | 95 | 10 | Mobolaji Bank Anthony Way; Okupe Estate Road; Emmanuel Street; Shonibare Estate Road | the Maryland mall; Anthony interchange; Mende
  Ilupeju | 102215 | 6.5538 3.3566 | 2.6-4.2 | 180 | 0 | 8 | Coker Road; Town Planning Way; Ilupeju Bypass; Association Avenue | the Ilupeju bypass; Oshodi; Palm Avenue market
  Ikeja GRA | 100271 | 6.5821 3.3593 | 5-8.5 | 340 | 130 | 16 | Isaac John Street; Oduduwa Crescent; Joel Ogunnaike Street; Sobo Arobiodu Street; Ladoke Akintola Street | Isaac John Street; the domestic airport; Ikeja Club; Sheraton junction
  Opebi | 100271 | 6.5897 3.3602 | 4.5-6 | 250 | 110 | 10 | Opebi Road; Adebola Street; Salvation Road; Afariogun Street | Allen roundabout; Opebi link bridge; Ikeja City Mall
  Omole Phase 1 | 105102 | 6.6384 3.3594 | 3.2-4.8 | 220 | 0 | 9 | Olawale Cole-Onitiri Street; Funsho Olarinoye Street; Ogunnusi Road; Isheri Road | Ojodu Berger; Grammar School bus stop; the estate gate
  Magodo | 105102 | 6.6183 3.3828 | 3.4-4.8 | 260 | 95 | 14 | CMD Road; Adebayo Doherty Street; Emmanuel Keshi Street; Kayode Otitoju Street; Aina Eleko Street | CMD Road; the Phase 2 gate; Shangisha; the Lagos-Ibadan Expressway
  Ogudu | 105102 | 6.5758 3.3925 | 2.8-4.2 | 190 | 75 | 10 | Ogudu Road; Kayode Abraham Street; Oguntolu Street; Mayowa Ojo Street | Ogudu GRA gate; Ojota; Alapere junction
  Ketu | 105102 | 6.5964 3.3926 | 2.3-3 | 100 | 0 | 8 | Ikosi Road; Demurin Street; Agidi Road; Alapere Road | Mile 12 market; Ketu bus stop; Alapere
  Festac | 102102 | 6.4669 3.2835 | 2-3 | 130 | 70 | 9 | 21 Road; 23 Road; 7th Avenue; 1st Avenue; 512 Road | Festac first gate; Agboju market; Apple junction
  Egbeda | 100276 | 6.5936 3.2959 | 1.5-2.2 | 80 | 0 | 8 | Akowonjo Road; Shasha Road; Orelope Street; Gowon Estate Road | Egbeda junction; Gowon Estate market; Akowonjo roundabout
  Ikorodu | 104101 | 6.6194 3.5105 | 1.5-2 | 60 | 0 | 16 | Ebute Road; Ijede Road; Itamaga Road; Sagamu Road; Lowa Estate Road | Ikorodu roundabout; Agric bus stop; the ferry jetty at Ebute; Itamaga`,
);

/** Lagos, from the island to Ikorodu. */
export const lagos = [...island, ...mainland];
