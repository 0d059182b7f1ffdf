goods-color-brown = matières premières
goods-color-gray = produits manufacturés
goods-color-blue = bâtiment civil
goods-color-yellow = bâtiment commercial
goods-color-red = bâtiment militaire
goods-color-green = bâtiment scientifique
goods-color-purple = guilde
goods-color-black = carte noire
goods-color-white = leader
goods-some-wood = du bois
goods-some-stone = de la pierre
goods-some-clay = de l’argile
goods-some-ore = du minerai
goods-some-glass = du verre
goods-some-papyrus = du papyrus
goods-some-cloth = du textile
goods-n-wood = { $n } bois
goods-n-stone = { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
}
goods-n-clay = { $n ->
    [one] { $n } argile
   *[other] { $n } argiles
}
goods-n-ore = { $n ->
    [one] { $n } minerai
   *[other] { $n } minerais
}
goods-n-glass = { $n ->
    [one] { $n } verre
   *[other] { $n } verres
}
goods-n-papyrus = { $n } papyrus
goods-n-cloth = { $n ->
    [one] { $n } textile
   *[other] { $n } textiles
}
